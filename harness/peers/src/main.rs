//! Emitted libraries and other implementations of the same functions, timed in turn: one line of JSON. Answers are compared first; who answers otherwise ends the run.
//!
//! Every function takes and gives encoded points, as its library's user calls it; keys that a library wants to have parsed are parsed once, before the clock starts, where
//! it does not count them as part of the multiplication (X25519 of OpenSSL).

mod lists;
mod peers;
mod signatures;
mod signers;

use std::hint::black_box;
use std::time::{Duration, Instant};

/// Bytes of the longest answer, an uncompressed point of P-521.
pub const LONGEST: usize = 133;

/// What is timed: writes its answer and says how many bytes it has.
pub type Run = Box<dyn FnMut(&mut [u8; LONGEST]) -> usize>;

/// One thing that is done, by the name of who does it; the first is ours.
pub struct Task {
    pub what: &'static str,
    pub runs: Vec<(&'static str, Run)>,
}

#[cfg(target_arch = "x86_64")]
fn now() -> u64 {
    // SAFETY: every x86-64 has the instructions.
    unsafe {
        core::arch::x86_64::_mm_lfence();
        let ticks = core::arch::x86_64::_rdtsc();
        core::arch::x86_64::_mm_lfence();
        ticks
    }
}

#[cfg(not(target_arch = "x86_64"))]
fn now() -> u64 {
    use std::sync::OnceLock;
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_nanos() as u64
}

const UNIT: &str = if cfg!(target_arch = "x86_64") { "TSC cycles" } else { "nanoseconds" };

/// A chain of multiplications, each of which waits for the one before: the same work each time, so that its ticks tell a quiet core from a busy or slow one.
fn probe() -> u64 {
    let start = now();
    let mut x = black_box(3u64);
    for _ in 0..10_000 {
        x = x.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 1;
    }
    black_box(x);
    now() - start
}

/// Ends the run: whose figures mean nothing.
fn refuse(why: &str) -> ! {
    eprintln!("{why}");
    std::process::exit(1)
}

fn answer(run: &mut Run) -> Vec<u8> {
    let mut out = [0; LONGEST];
    let size = run(&mut out);
    out[..size].to_vec()
}

fn median(sorted: &[u64]) -> u64 {
    sorted[sorted.len() / 2]
}

/// How long one task is timed at the most, once it has run five times: a sum over a long list takes most of a second.
const LONGEST_TASK: Duration = Duration::from_secs(20);

fn main() {
    std::env::set_var("RAYON_NUM_THREADS", "1"); // one thread for all
    let runs: usize = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(200);
    let (mut rows, mut probes) = (Vec::new(), Vec::new());
    let schemes = signatures::schemes();
    let only = std::env::args().nth(2).unwrap_or_default(); // rows whose name has it
    let missing: Vec<String> = schemes.iter().filter(|scheme| !scheme.missing().is_empty()).map(|scheme| format!("\"{}\": {:?}", scheme.name, scheme.missing())).collect();
    let signed = schemes.into_iter().flat_map(signers::Scheme::tasks);
    let all = peers::tasks().into_iter().chain(signed).chain(lists::tasks());
    for mut task in all.filter(|task| task.what.contains(&only)) {
        let wanted = answer(&mut task.runs[0].1);
        for (who, run) in &mut task.runs {
            let found = answer(run);
            if found != wanted {
                refuse(&format!("{}: {who} answers {found:02x?}, not {wanted:02x?}", task.what));
            }
        }
        let mut times = vec![Vec::with_capacity(runs); task.runs.len()];
        let mut out = [0; LONGEST];
        let begun = Instant::now();
        for number in 0..runs {
            if number >= 5 && begun.elapsed() > LONGEST_TASK {
                break;
            }
            probes.push(probe());
            for ((_, run), own) in task.runs.iter_mut().zip(&mut times) {
                let start = now();
                black_box(run(black_box(&mut out)));
                own.push(now() - start);
            }
        }
        let figures: Vec<String> = task.runs.iter().zip(&mut times).map(|((who, _), own)| {
            own.sort_unstable();
            format!("\"{who}\": [{}, {}]", own[0], median(own))
        }).collect();
        rows.push(format!("{{\"what\": \"{}\", \"figures\": {{{}}}}}", task.what, figures.join(", ")));
    }
    probes.sort_unstable();
    println!(
        "{{\"unit\": \"{UNIT}\", \"probe\": [{}, {}], \"missing\": {{{}}}, \"rows\": [{}]}}",
        probes[0],
        median(&probes),
        missing.join(", "),
        rows.join(", ")
    );
}
