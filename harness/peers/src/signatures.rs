//! Signatures as their users make and verify them, messages hashed: ours are the protocols of examples/c. Keys are parsed, and expanded where an implementation has a form for that,
//! before the clock starts; what wants its public key as bytes reads it each time.

use crate::signers::{Scheme, Signer};
use crate::{Run, LONGEST};
use core::ffi::c_int;
use std::ptr::{null, null_mut};

const MESSAGE: [u8; 32] = *b"32 bytes, as a digest mostly is.";
const SECRET: [u8; 32] = [
    0x3c, 0x91, 0x5e, 0x07, 0xd2, 0x48, 0xaf, 0x66, 0x1b, 0xf3, 0x80, 0x2d, 0xc9, 0x74, 0x55, 0xea, 0x0f, 0x96, 0x31, 0xbc, 0x42, 0xd7, 0x68, 0x13, 0xa5, 0xfe, 0x29, 0x8b, 0x70, 0xc4, 0x1d, 0x5a,
];

/// Who is asked for which scheme; None does not have it.
pub fn schemes() -> Vec<Scheme> {
    let mut found = vec![ed25519(), p256(), secp256k1(), bip340()];
    found.extend([64, 1024].map(ed25519_batch));
    found
}

// What `ecgen new example` writes. SAFETY (of every call of C in this file): arrays are as long as the functions of the libraries say, and live while they run.
extern "C" {
    fn eddsa_expand(key: *mut u8, secret: *const u8);
    fn eddsa_sign_expanded(signature: *mut u8, message: *const u8, bytes: usize, key: *const u8);
    fn eddsa_verify(signature: *const u8, message: *const u8, bytes: usize, public: *const u8) -> c_int;
    fn eddsa_batch_verify(list: *const InBatch, count: usize, random: *const [u8; 16]) -> c_int;
    fn ecdsa_ecgen_p256_sign(signature: *mut u8, digest: *const u8, bytes: usize, secret: *const u8) -> c_int;
    fn ecdsa_ecgen_p256_verify(signature: *const u8, digest: *const u8, bytes: usize, public: *const u8, public_bytes: usize) -> c_int;
    fn ecdsa_ecgen_secp256k1_sign(signature: *mut u8, digest: *const u8, bytes: usize, secret: *const u8) -> c_int;
    fn ecdsa_ecgen_secp256k1_verify(signature: *const u8, digest: *const u8, bytes: usize, public: *const u8, public_bytes: usize) -> c_int;
    fn bip340_expand(key: *mut u8, secret: *const u8) -> c_int;
    fn bip340_sign_expanded(signature: *mut u8, message: *const u8, bytes: usize, key: *const u8, random: *const u8) -> c_int;
    fn bip340_verify(signature: *const u8, message: *const u8, bytes: usize, public: *const u8) -> c_int;
    fn ecgen_ed25519_point_decode(point: *mut [u64; 16], bytes: *const u8) -> c_int;
    fn random_bytes(out: *mut u8, count: usize) -> c_int;
    fn sha256_start(state: *mut Sha2);
    fn sha2_add(state: *mut Sha2, bytes: *const u8, length: usize);
    fn sha2_finish(state: *mut Sha2, out: *mut u8);
}

/// Room for sha2.h's.
#[repr(C, align(16))]
struct Sha2([u8; 512]);

/// SHA-256, for all that take digests and bring no hash along: OpenSSL's, through sha2.c.
fn digest(message: &[u8]) -> [u8; 32] {
    let (mut state, mut out) = (Sha2([0; 512]), [0; 32]);
    unsafe {
        sha256_start(&mut state);
        sha2_add(&mut state, message.as_ptr(), message.len());
        sha2_finish(&mut state, out.as_mut_ptr());
    }
    out
}

/// A run that signs and gives the signature as all verify it.
fn signs(mut run: impl FnMut() -> [u8; 64] + 'static) -> Option<Run> {
    Some(Box::new(move |out| {
        out[..64].copy_from_slice(&run());
        64
    }))
}

/// A run of C that writes a signature.
fn writes(mut run: impl FnMut(*mut u8) -> bool + 'static) -> Option<Run> {
    Some(Box::new(move |out| {
        assert!(run(out.as_mut_ptr()));
        64
    }))
}

/// What reads a signature, then what verifies what was read.
fn verifies<S: 'static, F: Fn(&S) -> bool + Clone + 'static>(read: impl Fn(&[u8]) -> S + 'static, run: F) -> Option<Box<dyn Fn(&[u8]) -> Run>> {
    Some(Box::new(move |signature| {
        let (signature, run) = (read(signature), run.clone());
        Box::new(move |out: &mut [u8; LONGEST]| {
            out[0] = run(&signature) as u8;
            1
        })
    }))
}

fn bytes(signature: &[u8]) -> [u8; 64] {
    signature.try_into().unwrap()
}

/// Of who gives signatures as the others verify them.
fn signer(sign: Option<Run>, verify: Option<Box<dyn Fn(&[u8]) -> Run>>) -> Option<Signer> {
    Some(Signer { sign, plain: |signature| signature.to_vec(), verify })
}

// ---- Ed25519 ----

/// The expanded key of eddsa.h: the scalar, what makes nonces, the public key.
fn ed25519_key(secret: &[u8; 32]) -> [u8; 96] {
    let mut key = [0; 96];
    unsafe { eddsa_expand(key.as_mut_ptr(), secret.as_ptr()) };
    key
}

fn ed25519_public(secret: &[u8; 32]) -> [u8; 32] {
    ed25519_key(secret)[64..].try_into().unwrap()
}

fn ed25519() -> Scheme {
    use ed25519_dalek::Signer as _;
    let public = ed25519_public(&SECRET);
    let key = ed25519_key(&SECRET);
    let dalek = ed25519_dalek::SigningKey::from_bytes(&SECRET);
    let known = dalek.sign(&MESSAGE).to_bytes();
    let ring = ring::signature::Ed25519KeyPair::from_seed_and_public_key(&SECRET, &public).unwrap();
    let mut whole = [0; 64];
    whole[..32].copy_from_slice(&SECRET);
    whole[32..].copy_from_slice(&public);
    let verifying = dalek.verifying_key();
    let n = MESSAGE.len();
    Scheme {
        name: "Ed25519",
        known: known.to_vec(),
        signers: vec![
            ("ecgen", signer(
                writes(move |out| unsafe { eddsa_sign_expanded(out, MESSAGE.as_ptr(), n, key.as_ptr()); true }),
                verifies(bytes, move |signature| unsafe { eddsa_verify(signature.as_ptr(), MESSAGE.as_ptr(), n, public.as_ptr()) == 1 }),
            )),
            ("AWS-LC", signer(
                writes(move |out| unsafe { aws_lc_sys::ED25519_sign(out, MESSAGE.as_ptr(), n, whole.as_ptr()) == 1 }),
                verifies(bytes, move |signature| unsafe { aws_lc_sys::ED25519_verify(MESSAGE.as_ptr(), n, signature.as_ptr(), public.as_ptr()) == 1 }),
            )),
            ("OpenSSL", openssl_ed25519(public)),
            ("ed25519-dalek", signer(
                signs(move || dalek.sign(&MESSAGE).to_bytes()),
                verifies(|signature| ed25519_dalek::Signature::from_bytes(&bytes(signature)), move |signature| ed25519_dalek::Verifier::verify(&verifying, &MESSAGE, signature).is_ok()),
            )),
            ("ring", signer(
                signs(move || bytes(ring.sign(&MESSAGE).as_ref())),
                verifies(bytes, move |signature| ring::signature::UnparsedPublicKey::new(&ring::signature::ED25519, &public).verify(&MESSAGE, signature).is_ok()),
            )),
            ("libsodium", signer(
                writes(move |out| unsafe { libsodium_sys::crypto_sign_ed25519_detached(out, null_mut(), MESSAGE.as_ptr(), n as u64, whole.as_ptr()) == 0 }),
                verifies(bytes, move |signature| unsafe { libsodium_sys::crypto_sign_ed25519_verify_detached(signature.as_ptr(), MESSAGE.as_ptr(), n as u64, public.as_ptr()) == 0 }),
            )),
        ],
    }
}

/// Contexts begin anew for each signature without their key being read again, as `openssl speed` does it.
fn openssl_ed25519(public: [u8; 32]) -> Option<Signer> {
    use openssl_sys::*;
    unsafe {
        let own = EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, null_mut(), SECRET.as_ptr(), 32);
        let other = EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, null_mut(), public.as_ptr(), 32);
        let (signing, verifying) = (EVP_MD_CTX_new(), EVP_MD_CTX_new());
        if own.is_null() || other.is_null() || EVP_DigestSignInit(signing, null_mut(), null(), null_mut(), own) != 1 || EVP_DigestVerifyInit(verifying, null_mut(), null(), null_mut(), other) != 1 {
            return None;
        }
        signer(
            writes(move |out| {
                let mut size = 64;
                EVP_DigestSignInit(signing, null_mut(), null(), null_mut(), null_mut()) == 1 && EVP_DigestSign(signing, out, &mut size, MESSAGE.as_ptr(), MESSAGE.len()) == 1
            }),
            verifies(bytes, move |signature| {
                EVP_DigestVerifyInit(verifying, null_mut(), null(), null_mut(), null_mut()) == 1 && EVP_DigestVerify(verifying, signature.as_ptr(), 64, MESSAGE.as_ptr(), MESSAGE.len()) == 1
            }),
        )
    }
}

/// eddsa_batch_signature of eddsa_batch.h.
#[repr(C)]
struct InBatch {
    public: *const u8,
    signature: *const u8,
    message: *const u8,
    bytes: usize,
    key: *const [u64; 16],
}

/// Keys and messages that all differ; both have the keys decoded, as dalek's are, and make the factors while they are timed.
fn ed25519_batch(count: usize) -> Scheme {
    use ed25519_dalek::{Signature, Signer as _, SigningKey};
    let number = |i: usize| core::array::from_fn::<u8, 32, _>(|j| SECRET[j] ^ if j < 8 { i.to_le_bytes()[j] } else { 0 });
    let keys: Vec<SigningKey> = (0..count).map(|i| SigningKey::from_bytes(&number(i))).collect();
    let messages: &'static [[u8; 32]] = (0..count).map(number).collect::<Vec<_>>().leak();
    let known = keys.iter().zip(messages).flat_map(|(key, message)| key.sign(message).to_bytes()).collect();
    let publics: &'static [[u8; 32]] = keys.iter().map(|key| key.verifying_key().to_bytes()).collect::<Vec<_>>().leak();
    let verifying: &'static [_] = keys.iter().map(|key| key.verifying_key()).collect::<Vec<_>>().leak();
    let texts: &'static [&[u8]] = messages.iter().map(|message| &message[..]).collect::<Vec<_>>().leak();
    let points: &'static [[u64; 16]] = publics.iter().map(|public| {
        let mut point = [0; 16];
        assert_eq!(unsafe { ecgen_ed25519_point_decode(&mut point, public.as_ptr()) }, 0);
        point
    }).collect::<Vec<_>>().leak();
    Scheme {
        name: format!("Ed25519, batch of {count}").leak(),
        known,
        signers: vec![
            ("ecgen", signer(None, verifies(
                move |signatures| {
                    let signatures: &'static [u8] = signatures.to_vec().leak();
                    (0..count).map(|i| InBatch { public: publics[i].as_ptr(), signature: signatures[64 * i..].as_ptr(), message: messages[i].as_ptr(), bytes: 32, key: &points[i] }).collect::<Vec<_>>()
                },
                |list: &Vec<InBatch>| unsafe {
                    let mut random = vec![[0; 16]; list.len()];
                    random_bytes(random.as_mut_ptr().cast(), 16 * list.len()) == 1 && eddsa_batch_verify(list.as_ptr(), list.len(), random.as_ptr()) == 1
                },
            ))),
            ("ed25519-dalek", signer(None, verifies(
                |signatures| signatures.chunks(64).map(|signature| Signature::from_bytes(&bytes(signature))).collect::<Vec<_>>(),
                move |signatures: &Vec<Signature>| ed25519_dalek::verify_batch(texts, signatures, verifying).is_ok(),
            ))),
            ("AWS-LC", None),
            ("OpenSSL", None),
            ("ring", None),
            ("libsodium", None),
        ],
    }
}

// ---- ECDSA ----

/// r and s, 32 bytes each, of a signature in DER.
fn from_der(signature: &[u8]) -> Vec<u8> {
    let (mut found, mut rest) = (vec![], &signature[2..]);
    for _ in 0..2 {
        let (number, left) = rest[2..].split_at(rest[1] as usize);
        let number = &number[number.len().saturating_sub(32)..];
        found.extend(vec![0; 32 - number.len()]);
        found.extend(number);
        rest = left;
    }
    found
}

fn to_der(signature: &[u8]) -> Vec<u8> {
    let numbers: Vec<u8> = signature.chunks(32).flat_map(|number| {
        let mut number = number.iter().skip_while(|byte| **byte == 0).copied().collect::<Vec<u8>>();
        if number.first().map_or(true, |byte| byte & 0x80 != 0) {
            number.insert(0, 0);
        }
        [vec![2, number.len() as u8], number].concat()
    }).collect();
    [vec![0x30, numbers.len() as u8], numbers].concat()
}

/// ECDSA of a library with OpenSSL's functions, which takes digests; `$digest` is its SHA-256, or the one for all.
macro_rules! ecdsa {
    ($library:ident, $nid:expr, $public:expr, $digest:expr) => {{
        use $library::*;
        let (public, digest): ([u8; 65], fn() -> [u8; 32]) = ($public, $digest);
        unsafe {
            let key = EC_KEY_new_by_curve_name($nid);
            if key.is_null() {
                None
            } else {
                let point = EC_POINT_new(EC_KEY_get0_group(key));
                assert_eq!(EC_POINT_oct2point(EC_KEY_get0_group(key), point, public.as_ptr(), 65, null_mut()), 1);
                assert_eq!(EC_KEY_set_private_key(key, BN_bin2bn(SECRET.as_ptr(), 32, null_mut())), 1);
                assert_eq!(EC_KEY_set_public_key(key, point), 1);
                let own = EVP_PKEY_new();
                assert_eq!(EVP_PKEY_set1_EC_KEY(own, key), 1);
                let (signing, verifying) = (EVP_PKEY_CTX_new(own, null_mut()), EVP_PKEY_CTX_new(own, null_mut()));
                assert_eq!((EVP_PKEY_sign_init(signing), EVP_PKEY_verify_init(verifying)), (1, 1));
                Some(Signer {
                    sign: Some(Box::new(move |out| {
                        let (mut size, digest) = (LONGEST, digest());
                        assert_eq!(EVP_PKEY_sign(signing, out.as_mut_ptr(), &mut size, digest.as_ptr(), 32), 1);
                        size
                    })),
                    plain: from_der,
                    verify: verifies(to_der, move |signature: &Vec<u8>| EVP_PKEY_verify(verifying, signature.as_ptr(), signature.len(), digest().as_ptr(), 32) == 1),
                })
            }
        }
    }};
}

fn own_digest() -> [u8; 32] {
    digest(&MESSAGE)
}

fn digest_of_aws_lc() -> [u8; 32] {
    let mut out = [0; 32];
    unsafe { aws_lc_sys::SHA256(MESSAGE.as_ptr(), MESSAGE.len(), out.as_mut_ptr()) };
    out
}

/// Ours, with the curve's own functions of the example.
macro_rules! own_ecdsa {
    ($sign:ident, $verify:ident, $public:expr) => {{
        let public: [u8; 65] = $public;
        signer(
            writes(|out| unsafe { $sign(out, own_digest().as_ptr(), 32, SECRET.as_ptr()) == 1 }),
            verifies(bytes, move |signature| unsafe { $verify(signature.as_ptr(), own_digest().as_ptr(), 32, public.as_ptr(), 65) == 1 }),
        )
    }};
}

/// A crate of RustCrypto.
macro_rules! rust_ecdsa {
    ($library:ident) => {{
        use $library::ecdsa::{signature::Signer as _, signature::Verifier as _, Signature, SigningKey};
        let key = SigningKey::from_slice(&SECRET).unwrap();
        let other = *key.verifying_key();
        signer(
            signs(move || {
                let signature: Signature = key.sign(&MESSAGE);
                signature.to_bytes().into()
            }),
            verifies(|signature| Signature::from_slice(signature).unwrap().normalize_s(), move |signature: &Signature| other.verify(&MESSAGE, signature).is_ok()),
        )
    }};
}

fn p256() -> Scheme {
    use p256::ecdsa::{signature::Signer as _, Signature, SigningKey};
    use ring::signature::{EcdsaKeyPair, UnparsedPublicKey, ECDSA_P256_SHA256_FIXED, ECDSA_P256_SHA256_FIXED_SIGNING};
    let public = ecgen_p256::scalarmult_base(&SECRET).unwrap();
    let known: Signature = SigningKey::from_slice(&SECRET).unwrap().sign(&MESSAGE);
    let random = ring::rand::SystemRandom::new();
    let ring = EcdsaKeyPair::from_private_key_and_public_key(&ECDSA_P256_SHA256_FIXED_SIGNING, &SECRET, &public, &random).unwrap();
    Scheme {
        name: "ECDSA P-256",
        known: known.to_bytes().to_vec(),
        signers: vec![
            ("ecgen", own_ecdsa!(ecdsa_ecgen_p256_sign, ecdsa_ecgen_p256_verify, public)),
            ("AWS-LC", ecdsa!(aws_lc_sys, NID_X9_62_prime256v1, public, digest_of_aws_lc)),
            ("OpenSSL", ecdsa!(openssl_sys, NID_X9_62_prime256v1, public, own_digest)),
            ("p256", rust_ecdsa!(p256)),
            ("ring", signer(
                signs(move || bytes(ring.sign(&random, &MESSAGE).unwrap().as_ref())),
                verifies(bytes, move |signature| UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, &public).verify(&MESSAGE, signature).is_ok()),
            )),
        ],
    }
}

fn secp256k1() -> Scheme {
    use k256::ecdsa::{signature::Signer as _, Signature, SigningKey};
    let public = ecgen_secp256k1::scalarmult_base(&SECRET).unwrap();
    let known: Signature = SigningKey::from_slice(&SECRET).unwrap().sign(&MESSAGE);
    Scheme {
        name: "ECDSA secp256k1",
        known: known.to_bytes().to_vec(),
        signers: vec![
            ("ecgen", own_ecdsa!(ecdsa_ecgen_secp256k1_sign, ecdsa_ecgen_secp256k1_verify, public)),
            ("libsecp256k1", libsecp256k1_ecdsa(public)),
            ("AWS-LC", ecdsa!(aws_lc_sys, NID_secp256k1, public, digest_of_aws_lc)),
            ("OpenSSL", ecdsa!(openssl_sys, 714, public, own_digest)), // NID_secp256k1
            ("k256", rust_ecdsa!(k256)),
            ("ring", None),
        ],
    }
}

/// It takes the smaller of s and -s alone, which is made of a signature before the clock starts.
fn libsecp256k1_ecdsa(public: [u8; 65]) -> Option<Signer> {
    use secp256k1_sys::*;
    let context = crate::peers::libsecp256k1_context();
    let mut key = unsafe { PublicKey::new() };
    assert_eq!(unsafe { secp256k1_ec_pubkey_parse(context, &mut key, public.as_ptr(), 65) }, 1);
    signer(
        writes(move |out| unsafe {
            let mut signature = Signature::new();
            secp256k1_ecdsa_sign(context, &mut signature, own_digest().as_ptr(), SECRET.as_ptr(), None, null()) == 1 && secp256k1_ecdsa_signature_serialize_compact(context, out, &signature) == 1
        }),
        verifies(
            move |given| unsafe {
                let mut signature = Signature::new();
                assert_eq!(secp256k1_ecdsa_signature_parse_compact(context, &mut signature, given.as_ptr()), 1);
                secp256k1_ecdsa_signature_normalize(context, &mut signature, &signature.clone());
                signature
            },
            move |signature| unsafe { secp256k1_ecdsa_verify(context, signature, own_digest().as_ptr(), &key) == 1 },
        ),
    )
}

// ---- BIP 340 ----

const NOISE: [u8; 32] = [0x6e; 32];

fn bip340() -> Scheme {
    let mut key = [0; 64];
    assert_eq!(unsafe { bip340_expand(key.as_mut_ptr(), SECRET.as_ptr()) }, 1);
    let public: [u8; 32] = key[32..].try_into().unwrap();
    let other = k256::schnorr::SigningKey::from_slice(&SECRET).unwrap();
    let verifying = *other.verifying_key();
    let n = MESSAGE.len();
    Scheme {
        name: "BIP 340",
        known: other.sign_raw(&MESSAGE, &NOISE).unwrap().to_bytes().to_vec(),
        signers: vec![
            ("ecgen", signer(
                writes(move |out| unsafe { bip340_sign_expanded(out, MESSAGE.as_ptr(), n, key.as_ptr(), NOISE.as_ptr()) == 1 }),
                verifies(bytes, move |signature| unsafe { bip340_verify(signature.as_ptr(), MESSAGE.as_ptr(), n, public.as_ptr()) == 1 }),
            )),
            ("libsecp256k1", libsecp256k1_bip340(public)),
            ("k256", signer(
                signs(move || other.sign_raw(&MESSAGE, &NOISE).unwrap().to_bytes()),
                verifies(|signature| k256::schnorr::Signature::try_from(signature).unwrap(), move |signature| verifying.verify_raw(&MESSAGE, signature).is_ok()),
            )),
            ("AWS-LC", None),
            ("OpenSSL", None),
            ("ring", None),
        ],
    }
}

fn libsecp256k1_bip340(public: [u8; 32]) -> Option<Signer> {
    use secp256k1_sys::*;
    let context = crate::peers::libsecp256k1_context();
    let (mut own, mut key) = unsafe { (Keypair::new(), XOnlyPublicKey::new()) };
    assert_eq!(unsafe { secp256k1_keypair_create(context, &mut own, SECRET.as_ptr()) }, 1);
    assert_eq!(unsafe { secp256k1_xonly_pubkey_parse(context, &mut key, public.as_ptr()) }, 1);
    signer(
        writes(move |out| unsafe { secp256k1_schnorrsig_sign32(context, out, MESSAGE.as_ptr(), &own, NOISE.as_ptr()) == 1 }),
        verifies(bytes, move |signature| unsafe { secp256k1_schnorrsig_verify(context, signature.as_ptr(), MESSAGE.as_ptr(), MESSAGE.len(), &key) == 1 }),
    )
}
