//! Compiles the protocols below examples/, which `ecgen new example` would write: a folder for each, called PROTOCOL-CURVE. They hash with OpenSSL, as their users are told to do.

use std::path::Path;

fn main() {
    println!("cargo:rerun-if-changed=examples");
    let mut folders: Vec<_> = std::fs::read_dir("examples").unwrap().map(|entry| entry.unwrap().path()).collect();
    folders.sort();
    for folder in folders {
        let name = folder.file_name().unwrap().to_str().unwrap();
        let (_, curve) = name.split_once('-').unwrap();
        let mut files: Vec<_> = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.retain(|path| path.extension().is_some_and(|end| end == "c") && path.file_name().is_some_and(|file| file != "program.c"));
        files.sort();
        let mut build = cc::Build::new();
        if let Ok(include) = std::env::var("DEP_OPENSSL_INCLUDE") {
            build.include(include);
        }
        build.include(&folder).include(Path::new("libs").join(format!("ecgen_{curve}")).join("include"));
        build.define("SHA2_OPENSSL", None).flag_if_supported("-std=c99").opt_level(2).files(files).compile(name);
    }
}
