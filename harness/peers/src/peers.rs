//! The functions that are timed, by curve.

use crate::{Run, Task};
use core::ffi::{c_int, c_uchar, c_void};
use curve25519_dalek::edwards::{CompressedEdwardsY, EdwardsPoint};
use std::ptr::{null, null_mut};

const SCALAR: [u8; 32] = [
    0x17, 0x3a, 0xc4, 0x90, 0x5e, 0xd1, 0x22, 0x8b, 0x69, 0xf0, 0x31, 0xa7, 0x4c, 0x5b, 0xe8, 0x93, 0x02, 0xb6, 0x7d, 0x18, 0xcf, 0x64, 0xa9, 0x3e, 0x75, 0xdc, 0x0b, 0x82, 0x46, 0x9f, 0x51, 0x0a,
];

/// The scalar of longer curves, with a zero on top where bytes are big-endian, so that it is below each order.
const fn long<const N: usize>() -> [u8; N] {
    let (mut found, mut i) = ([0; N], 1);
    while i < N {
        found[i] = SCALAR[i % 32] ^ (3 * i) as u8;
        i += 1;
    }
    found
}

pub fn tasks() -> Vec<Task> {
    let mut found = x25519();
    found.extend(ed25519());
    found.extend(p256());
    found.extend(p384());
    found.extend(p521());
    found.extend(secp256k1());
    found.extend(brainpool());
    found.push(x448());
    found.extend(ed448());
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
    #[link_name = "aws_lc_0_47_0_edwards25519_scalarmulbase"]
    fn s2n_edwards_base(point: *mut u64, scalar: *const u64);
    #[link_name = "aws_lc_0_47_0_edwards25519_scalarmulbase_alt"]
    fn s2n_edwards_base_alt(point: *mut u64, scalar: *const u64);
    #[link_name = "aws_lc_0_47_0_edwards25519_scalarmuldouble"]
    fn s2n_edwards_double(point: *mut u64, scalar: *const u64, other: *const u64, base_scalar: *const u64);
    #[link_name = "aws_lc_0_47_0_edwards25519_scalarmuldouble_alt"]
    fn s2n_edwards_double_alt(point: *mut u64, scalar: *const u64, other: *const u64, base_scalar: *const u64);
    #[link_name = "aws_lc_0_47_0_edwards25519_encode"]
    fn s2n_edwards_encode(out: *mut u8, point: *const u64);
    #[link_name = "aws_lc_0_47_0_edwards25519_decode"]
    fn s2n_edwards_decode(point: *mut u64, data: *const u8) -> u64;
    #[link_name = "aws_lc_0_47_0_edwards25519_decode_alt"]
    fn s2n_edwards_decode_alt(point: *mut u64, data: *const u8) -> u64;
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
                ("OpenSSL", openssl_montgomery(openssl_sys::EVP_PKEY_X25519, SCALAR, point)),
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

fn openssl_montgomery<const N: usize>(kind: c_int, scalar: [u8; N], point: [u8; N]) -> Run {
    // SAFETY: as above; the objects live as long as the program.
    unsafe {
        let own = openssl_sys::EVP_PKEY_new_raw_private_key(kind, null_mut(), scalar.as_ptr(), N);
        let other = openssl_sys::EVP_PKEY_new_raw_public_key(kind, null_mut(), point.as_ptr(), N);
        let context = openssl_sys::EVP_PKEY_CTX_new(own, null_mut());
        assert_eq!(openssl_sys::EVP_PKEY_derive_init(context), 1);
        assert_eq!(openssl_sys::EVP_PKEY_derive_set_peer(context, other), 1);
        writes::<N>(move |out| {
            let mut size = N;
            assert_eq!(openssl_sys::EVP_PKEY_derive(context, out, &mut size), 1);
        })
    }
}

fn x448() -> Task {
    const K: [u8; 56] = long();
    let point = ecgen_curve448::x448_base(&SCALAR_448).unwrap();
    Task {
        what: "X448, any point",
        runs: vec![
            ("ecgen", gives(move || ecgen_curve448::x448(&K, &point).unwrap())),
            ("crrl", gives(move || crrl::x448::x448(&point, &K))),
            ("OpenSSL", openssl_montgomery(openssl_sys::EVP_PKEY_X448, K, point)),
        ],
    }
}

const SCALAR_448: [u8; 56] = [7; 56];

fn ed448() -> Vec<Task> {
    let mut k: [u8; 56] = long();
    k[55] = 0x1b; // little-endian, below the order
    let point = ecgen_ed448::scalarmult_base(&k).unwrap();
    let other = crrl::ed448::Scalar::decode(&k).unwrap();
    vec![
        Task {
            what: "Ed448, any point",
            runs: vec![
                ("ecgen", gives(move || ecgen_ed448::scalarmult(&k, &point).unwrap())),
                ("crrl", gives(move || (crrl::ed448::Point::decode(&point).unwrap() * other).encode())),
            ],
        },
        Task {
            what: "Ed448, fixed base",
            runs: vec![
                ("ecgen", gives(move || ecgen_ed448::scalarmult_base(&k).unwrap())),
                ("crrl", gives(move || crrl::ed448::Point::mulgen(&other).encode())),
            ],
        },
    ]
}

/// s2n-bignum's words of the scalar.
fn words() -> [u64; 4] {
    core::array::from_fn(|i| u64::from_le_bytes(SCALAR[8 * i..8 * i + 8].try_into().unwrap()))
}

fn ed25519() -> Vec<Task> {
    let scalar = curve25519_dalek::Scalar::from_canonical_bytes(SCALAR).unwrap();
    let other = crrl::ed25519::Scalar::decode(&SCALAR).unwrap();
    let base = if has_adx() { s2n_edwards_base as unsafe extern "C" fn(_, _) } else { s2n_edwards_base_alt as _ };
    let point = ecgen_ed25519::scalarmult_base(&[9; 32]).unwrap();
    vec![
        Task {
            what: "Ed25519, any point",
            runs: vec![
                ("ecgen", gives(move || ecgen_ed25519::scalarmult(&SCALAR, &point).unwrap())),
                ("curve25519-dalek", gives(move || (CompressedEdwardsY(point).decompress().unwrap() * scalar).compress().to_bytes())),
                ("crrl", gives(move || (crrl::ed25519::Point::decode(&point).unwrap() * other).encode())),
            ],
        },
        Task {
            what: "Ed25519, fixed base",
            runs: vec![
                ("ecgen", gives(|| ecgen_ed25519::scalarmult_base(&SCALAR).unwrap())),
                ("s2n-bignum", writes::<32>(move |out| unsafe {
                    let mut point = [0u64; 8];
                    base(point.as_mut_ptr(), words().as_ptr());
                    s2n_edwards_encode(out, point.as_ptr());
                })),
                ("curve25519-dalek", gives(move || EdwardsPoint::mul_base(&scalar).compress().to_bytes())),
                ("crrl", gives(move || crrl::ed25519::Point::mulgen(&other).encode())),
                ("libsodium", writes::<32>(|out| assert_eq!(unsafe { libsodium_sys::crypto_scalarmult_ed25519_base_noclamp(out, SCALAR.as_ptr()) }, 0))),
            ],
        },
        ed25519_double(scalar, other, point),
    ]
}

/// [a]G + [b]P of a signature's check, P read from its 32 bytes.
fn ed25519_double(scalar: curve25519_dalek::Scalar, other: crrl::ed25519::Scalar, point: [u8; 32]) -> Task {
    let (decode, mul) = if has_adx() {
        (s2n_edwards_decode as unsafe extern "C" fn(*mut u64, *const u8) -> u64, s2n_edwards_double as unsafe extern "C" fn(*mut u64, *const u64, *const u64, *const u64))
    } else {
        (s2n_edwards_decode_alt as _, s2n_edwards_double_alt as _)
    };
    Task {
        what: "Ed25519, [a]G + [b]P, variable time",
        runs: vec![
            ("ecgen", gives(move || {
                let k = ecgen_ed25519::Scalar::decode(&SCALAR).unwrap();
                ecgen_ed25519::Point::mul2_base_vartime(&k, &k, &ecgen_ed25519::Point::decode(&point).unwrap()).encode().unwrap()
            })),
            ("s2n-bignum", writes::<32>(move |out| unsafe {
                let (mut p, mut r) = ([0u64; 8], [0u64; 8]);
                assert_eq!(decode(p.as_mut_ptr(), point.as_ptr()), 0);
                mul(r.as_mut_ptr(), words().as_ptr(), p.as_ptr(), words().as_ptr());
                s2n_edwards_encode(out, r.as_ptr());
            })),
            ("curve25519-dalek", gives(move || {
                EdwardsPoint::vartime_double_scalar_mul_basepoint(&scalar, &CompressedEdwardsY(point).decompress().unwrap(), &scalar).compress().to_bytes()
            })),
            ("crrl", gives(move || crrl::ed25519::Point::decode(&point).unwrap().mul_add_mulgen_vartime(&other, &other).encode())),
        ],
    }
}

/// EC_POINT_mul, with points read and written as SEC 1 has them, of a library with OpenSSL's functions: of a point, or of the curve's own.
macro_rules! ec_point_mul {
    ($library:ident, $nid:expr, $scalar:expr, $point:expr, $form:expr, $bytes:ty, $size:literal) => {{
        use $library::*;
        let given: Option<[u8; $size]> = $point;
        unsafe {
            let group = EC_GROUP_new_by_curve_name($nid);
            let (point, result, context) = (EC_POINT_new(group), EC_POINT_new(group), BN_CTX_new());
            let number = BN_bin2bn($scalar.as_ptr(), $scalar.len() as $bytes, null_mut());
            writes::<$size>(move |out| {
                if let Some(given) = given {
                    assert_eq!(EC_POINT_oct2point(group, point, given.as_ptr(), $size, context), 1);
                    assert_eq!(EC_POINT_mul(group, result, null(), point, number, context), 1);
                } else {
                    assert_eq!(EC_POINT_mul(group, result, number, null(), null(), context), 1);
                }
                assert_eq!(EC_POINT_point2oct(group, result, $form, out, $size, context), $size);
            })
        }
    }};
}

macro_rules! openssl {
    ($nid:expr, $scalar:expr, $point:expr, $size:literal) => {
        ("OpenSSL", ec_point_mul!(openssl_sys, $nid, $scalar, $point, openssl_sys::point_conversion_form_t::POINT_CONVERSION_UNCOMPRESSED, c_int, $size))
    };
}

macro_rules! aws_lc {
    ($nid:expr, $scalar:expr, $point:expr, $size:literal) => {
        ("AWS-LC", ec_point_mul!(aws_lc_sys, $nid, $scalar, $point, point_conversion_form_t::POINT_CONVERSION_UNCOMPRESSED, usize, $size))
    };
}

/// A multiplication of any point and one of the curve's own: ours, then those of the macros that are named, then others.
macro_rules! weierstrass {
    ($name:literal, $ours:ident, $scalar:expr, $nid:expr, $size:literal, [$($peer:ident),*], $any:expr, $base:expr) => {{
        let point = $ours::scalarmult_base(&$scalar).unwrap();
        let mut any = vec![("ecgen", gives(move || $ours::scalarmult(&$scalar, &point).unwrap())), $($peer!($nid, $scalar, Some(point), $size)),*];
        let mut base = vec![("ecgen", gives(|| $ours::scalarmult_base(&$scalar).unwrap())), $($peer!($nid, $scalar, None, $size)),*];
        let others: (fn([u8; $size]) -> Vec<(&'static str, Run)>, fn() -> Vec<(&'static str, Run)>) = ($any, $base);
        any.extend(others.0(point));
        base.extend(others.1());
        vec![Task { what: concat!($name, ", any point"), runs: any }, Task { what: concat!($name, ", fixed base"), runs: base }]
    }};
}

fn p256() -> Vec<Task> {
    fn scalar() -> crrl::p256::Scalar {
        crrl::p256::Scalar::decode(&reversed(SCALAR)).unwrap()
    }
    weierstrass!("P-256", ecgen_p256, SCALAR, openssl_sys::NID_X9_62_prime256v1, 65, [aws_lc, openssl],
        |point| vec![("crrl", gives(move || (crrl::p256::Point::decode(&point).unwrap() * scalar()).encode_uncompressed()))],
        || vec![("crrl", gives(|| crrl::p256::Point::mulgen(&scalar()).encode_uncompressed()))])
}

fn p384() -> Vec<Task> {
    const K: [u8; 48] = long();
    weierstrass!("P-384", ecgen_p384, K, openssl_sys::NID_secp384r1, 97, [aws_lc, openssl], |_| vec![], || vec![])
}

fn p521() -> Vec<Task> {
    const K: [u8; 66] = long();
    weierstrass!("P-521", ecgen_p521, K, openssl_sys::NID_secp521r1, 133, [aws_lc, openssl], |_| vec![], || vec![])
}

fn brainpool() -> Vec<Task> {
    weierstrass!("brainpoolP256r1", ecgen_brainpoolp256r1, SCALAR, 927, 65, [openssl], |_| vec![], || vec![]) // NID_brainpoolP256r1
}

fn secp256k1() -> Vec<Task> {
    fn scalar() -> crrl::secp256k1::Scalar {
        crrl::secp256k1::Scalar::decode(&reversed(SCALAR)).unwrap()
    }
    weierstrass!("secp256k1", ecgen_secp256k1, SCALAR, 714, 65, [openssl], // NID_secp256k1
        |point| vec![("libsecp256k1", libsecp256k1(Some(point))), ("crrl", gives(move || (crrl::secp256k1::Point::decode(&point).unwrap() * scalar()).encode_uncompressed()))],
        || vec![("libsecp256k1", libsecp256k1(None)), ("crrl", gives(|| crrl::secp256k1::Point::mulgen(&scalar()).encode_uncompressed()))])
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

/// Memory of it that is aligned and lives as long as the program.
pub fn libsecp256k1_context() -> *const secp256k1_sys::Context {
    use secp256k1_sys::*;
    unsafe {
        let memory = Box::leak(vec![0u128; secp256k1_context_preallocated_size(SECP256K1_START_NONE) / 16 + 1].into_boxed_slice());
        secp256k1_context_preallocated_create(std::ptr::NonNull::new(memory.as_mut_ptr().cast()).unwrap(), SECP256K1_START_NONE).as_ptr()
    }
}

fn libsecp256k1(point: Option<[u8; 65]>) -> Run {
    use secp256k1_sys::*;
    let context = libsecp256k1_context();
    // SAFETY: as above.
    unsafe {
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
