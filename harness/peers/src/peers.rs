//! The functions that are timed, by curve.

use crate::{Run, Task};
use core::ffi::{c_int, c_uchar, c_void};
use std::ptr::{null, null_mut};

const SCALAR: [u8; 32] = [
    0x17, 0x3a, 0xc4, 0x90, 0x5e, 0xd1, 0x22, 0x8b, 0x69, 0xf0, 0x31, 0xa7, 0x4c, 0x5b, 0xe8, 0x93, 0x02, 0xb6, 0x7d, 0x18, 0xcf, 0x64, 0xa9, 0x3e, 0x75, 0xdc, 0x0b, 0x82, 0x46, 0x9f, 0x51, 0x0a,
];

pub fn tasks() -> Vec<Task> {
    let mut found = x25519();
    found.push(ed25519());
    found.extend(weierstrass("P-256", ecgen_p256::scalarmult_base(&SCALAR).unwrap(), openssl_sys::NID_X9_62_prime256v1));
    found.extend(weierstrass("secp256k1", ecgen_secp256k1::scalarmult_base(&SCALAR).unwrap(), 714)); // NID_secp256k1
    found
}

/// A run that gives an array.
fn gives<const N: usize>(mut run: impl FnMut() -> [u8; N] + 'static) -> Run {
    Box::new(move |out| {
        out[..N].copy_from_slice(&run());
        N
    })
}

/// A run of C that writes `N` bytes.
fn writes<const N: usize>(mut run: impl FnMut(*mut u8) + 'static) -> Run {
    Box::new(move |out| {
        run(out.as_mut_ptr());
        N
    })
}

extern "C" {
    #[link_name = "aws_lc_0_47_0_curve25519_x25519_byte"]
    fn s2n_x25519(out: *mut u8, scalar: *const u8, point: *const u8);
    #[link_name = "aws_lc_0_47_0_curve25519_x25519_byte_alt"]
    fn s2n_x25519_alt(out: *mut u8, scalar: *const u8, point: *const u8);
    #[link_name = "aws_lc_0_47_0_curve25519_x25519base_byte"]
    fn s2n_x25519_base(out: *mut u8, scalar: *const u8);
    #[link_name = "aws_lc_0_47_0_curve25519_x25519base_byte_alt"]
    fn s2n_x25519_base_alt(out: *mut u8, scalar: *const u8);
}

/// Whether s2n-bignum's routines for BMI2 and ADX run here; those named alt run anywhere.
fn has_adx() -> bool {
    #[cfg(target_arch = "x86_64")]
    return std::arch::is_x86_feature_detected!("adx") && std::arch::is_x86_feature_detected!("bmi2");
    #[cfg(not(target_arch = "x86_64"))]
    true
}

fn x25519() -> Vec<Task> {
    let point = ecgen_curve25519::x25519_base(&[9; 32]).unwrap();
    let montgomery = curve25519_dalek::montgomery::MontgomeryPoint(point);
    let (s2n, s2n_base) = if has_adx() { (s2n_x25519 as unsafe extern "C" fn(_, _, _), s2n_x25519_base as unsafe extern "C" fn(_, _)) } else { (s2n_x25519_alt as _, s2n_x25519_base_alt as _) };
    // SAFETY (of every call of C in this file): arrays are as long as the functions of the libraries say, and live while they run.
    vec![
        Task {
            what: "X25519, any point",
            runs: vec![
                ("ecgen", gives(move || ecgen_curve25519::x25519(&SCALAR, &point).unwrap())),
                ("s2n-bignum", writes::<32>(move |out| unsafe { s2n(out, SCALAR.as_ptr(), point.as_ptr()) })),
                ("AWS-LC", writes::<32>(move |out| assert_eq!(unsafe { aws_lc_sys::X25519(out, SCALAR.as_ptr(), point.as_ptr()) }, 1))),
                ("curve25519-dalek", gives(move || montgomery.mul_clamped(SCALAR).to_bytes())),
                ("crrl", gives(move || crrl::x25519::x25519(&point, &SCALAR))),
                ("libsodium", writes::<32>(move |out| assert_eq!(unsafe { libsodium_sys::crypto_scalarmult_curve25519(out, SCALAR.as_ptr(), point.as_ptr()) }, 0))),
                ("OpenSSL", openssl_x25519(point)),
            ],
        },
        Task {
            what: "X25519, fixed base",
            runs: vec![
                ("ecgen", gives(|| ecgen_curve25519::x25519_base(&SCALAR).unwrap())),
                ("s2n-bignum", writes::<32>(move |out| unsafe { s2n_base(out, SCALAR.as_ptr()) })),
                ("AWS-LC", writes::<32>(|out| unsafe { aws_lc_sys::X25519_public_from_private(out, SCALAR.as_ptr()) })),
                ("curve25519-dalek", gives(|| curve25519_dalek::montgomery::MontgomeryPoint::mul_base_clamped(SCALAR).to_bytes())),
                ("crrl", gives(|| crrl::x25519::x25519_base(&SCALAR))),
                ("libsodium", writes::<32>(|out| assert_eq!(unsafe { libsodium_sys::crypto_scalarmult_base(out, SCALAR.as_ptr()) }, 0))),
            ],
        },
    ]
}

fn openssl_x25519(point: [u8; 32]) -> Run {
    // SAFETY: as above; the objects live as long as the program.
    unsafe {
        let own = openssl_sys::EVP_PKEY_new_raw_private_key(openssl_sys::EVP_PKEY_X25519, null_mut(), SCALAR.as_ptr(), 32);
        let other = openssl_sys::EVP_PKEY_new_raw_public_key(openssl_sys::EVP_PKEY_X25519, null_mut(), point.as_ptr(), 32);
        let context = openssl_sys::EVP_PKEY_CTX_new(own, null_mut());
        assert_eq!(openssl_sys::EVP_PKEY_derive_init(context), 1);
        assert_eq!(openssl_sys::EVP_PKEY_derive_set_peer(context, other), 1);
        writes::<32>(move |out| {
            let mut size = 32;
            assert_eq!(openssl_sys::EVP_PKEY_derive(context, out, &mut size), 1);
        })
    }
}

fn ed25519() -> Task {
    let scalar = curve25519_dalek::Scalar::from_canonical_bytes(SCALAR).unwrap();
    let other = crrl::ed25519::Scalar::decode(&SCALAR).unwrap();
    Task {
        what: "Ed25519, fixed base",
        runs: vec![
            ("ecgen", gives(|| ecgen_ed25519::scalarmult_base(&SCALAR).unwrap())),
            ("curve25519-dalek", gives(move || curve25519_dalek::EdwardsPoint::mul_base(&scalar).compress().to_bytes())),
            ("crrl", gives(move || crrl::ed25519::Point::mulgen(&other).encode())),
            ("libsodium", writes::<32>(|out| assert_eq!(unsafe { libsodium_sys::crypto_scalarmult_ed25519_base_noclamp(out, SCALAR.as_ptr()) }, 0))),
        ],
    }
}

/// EC_POINT_mul, with points read and written as SEC 1 has them, of a library with OpenSSL's functions.
macro_rules! ec_point_mul {
    ($library:ident, $nid:expr, $point:expr, $form:expr, $bytes:ty) => {{
        use $library::*;
        let given: Option<[u8; 65]> = $point;
        unsafe {
            let group = EC_GROUP_new_by_curve_name($nid);
            let (point, result, context) = (EC_POINT_new(group), EC_POINT_new(group), BN_CTX_new());
            let number = BN_bin2bn(SCALAR.as_ptr(), 32 as $bytes, null_mut());
            writes::<65>(move |out| {
                if let Some(given) = given {
                    assert_eq!(EC_POINT_oct2point(group, point, given.as_ptr(), 65, context), 1);
                    assert_eq!(EC_POINT_mul(group, result, null(), point, number, context), 1);
                } else {
                    assert_eq!(EC_POINT_mul(group, result, number, null(), null(), context), 1);
                }
                assert_eq!(EC_POINT_point2oct(group, result, $form, out, 65, context), 65);
            })
        }
    }};
}

fn weierstrass(name: &'static str, point: [u8; 65], nid: c_int) -> Vec<Task> {
    let uncompressed = openssl_sys::point_conversion_form_t::POINT_CONVERSION_UNCOMPRESSED;
    let openssl = |point| ec_point_mul!(openssl_sys, nid, point, uncompressed, c_int);
    if name == "P-256" {
        let aws = |point| ec_point_mul!(aws_lc_sys, nid, point, point_conversion_form_t::POINT_CONVERSION_UNCOMPRESSED, usize);
        let scalar = crrl::p256::Scalar::decode(&reversed(SCALAR)).unwrap();
        return vec![
            Task {
                what: "P-256, any point",
                runs: vec![
                    ("ecgen", gives(move || ecgen_p256::scalarmult(&SCALAR, &point).unwrap())),
                    ("AWS-LC", aws(Some(point))),
                    ("OpenSSL", openssl(Some(point))),
                    ("crrl", gives(move || (crrl::p256::Point::decode(&point).unwrap() * scalar).encode_uncompressed())),
                ],
            },
            Task {
                what: "P-256, fixed base",
                runs: vec![
                    ("ecgen", gives(|| ecgen_p256::scalarmult_base(&SCALAR).unwrap())),
                    ("AWS-LC", aws(None)),
                    ("OpenSSL", openssl(None)),
                    ("crrl", gives(move || crrl::p256::Point::mulgen(&scalar).encode_uncompressed())),
                ],
            },
        ];
    }
    let scalar = crrl::secp256k1::Scalar::decode(&reversed(SCALAR)).unwrap();
    vec![
        Task {
            what: "secp256k1, any point",
            runs: vec![
                ("ecgen", gives(move || ecgen_secp256k1::scalarmult(&SCALAR, &point).unwrap())),
                ("libsecp256k1", libsecp256k1(Some(point))),
                ("OpenSSL", openssl(Some(point))),
                ("crrl", gives(move || (crrl::secp256k1::Point::decode(&point).unwrap() * scalar).encode_uncompressed())),
            ],
        },
        Task {
            what: "secp256k1, fixed base",
            runs: vec![
                ("ecgen", gives(|| ecgen_secp256k1::scalarmult_base(&SCALAR).unwrap())),
                ("libsecp256k1", libsecp256k1(None)),
                ("OpenSSL", openssl(None)),
                ("crrl", gives(move || crrl::secp256k1::Point::mulgen(&scalar).encode_uncompressed())),
            ],
        },
    ]
}

/// crrl's scalars are little-endian.
fn reversed(mut data: [u8; 32]) -> [u8; 32] {
    data.reverse();
    data
}

/// Both coordinates, instead of a hash of them.
unsafe extern "C" fn both(out: *mut c_uchar, x: *const c_uchar, y: *const c_uchar, _: *mut c_void) -> c_int {
    *out = 4;
    std::ptr::copy_nonoverlapping(x, out.add(1), 32);
    std::ptr::copy_nonoverlapping(y, out.add(33), 32);
    1
}

fn libsecp256k1(point: Option<[u8; 65]>) -> Run {
    use secp256k1_sys::*;
    // SAFETY: as above; the memory of the context is aligned and lives as long as the program.
    unsafe {
        let memory = Box::leak(vec![0u128; secp256k1_context_preallocated_size(SECP256K1_START_NONE) / 16 + 1].into_boxed_slice());
        let context = secp256k1_context_preallocated_create(std::ptr::NonNull::new(memory.as_mut_ptr().cast()).unwrap(), SECP256K1_START_NONE).as_ptr();
        writes::<65>(move |out| {
            let mut key = PublicKey::new();
            if let Some(point) = point {
                assert_eq!(secp256k1_ec_pubkey_parse(context, &mut key, point.as_ptr(), 65), 1);
                assert_eq!(secp256k1_ecdh(context, out, &key, SCALAR.as_ptr(), Some(both), null_mut()), 1);
            } else {
                assert_eq!(secp256k1_ec_pubkey_create(context, &mut key, SCALAR.as_ptr()), 1);
                let mut size = 65;
                assert_eq!(secp256k1_ec_pubkey_serialize(context, out, &mut size, &key, SECP256K1_SER_UNCOMPRESSED), 1);
            }
        })
    }
}
