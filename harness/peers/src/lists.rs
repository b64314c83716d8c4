//! Sums of multiples of many points, in variable time, one thread: the same points and scalars for all.

use crate::{Run, Task};
use ark_ec::short_weierstrass::{Affine, Projective, SWCurveConfig};
use ark_ec::{CurveGroup, VariableBaseMSM};
use ark_ff::{BigInteger, PrimeField};
use curve25519_dalek::edwards::{CompressedEdwardsY, EdwardsPoint};
use curve25519_dalek::traits::VartimeMultiscalarMul;
use halo2curves::ff::PrimeField as _;
use halo2curves::group::Curve;
use halo2curves::{Coordinates, CurveAffine};

const COUNTS: [usize; 3] = [256, 4_096, 65_536];

/// Coordinates x, y of a point, or scalars: bytes of numbers, the most significant first.
type Numbers = Vec<Vec<u8>>;

/// Bytes that are the same in every run: those of a counter, mixed.
fn mixed(counter: usize) -> [u8; 64] {
    let mut state = counter as u64 + 1;
    core::array::from_fn(|_| {
        state = (state ^ (state >> 29)).wrapping_mul(0xBF58_476D_1CE4_E5B9).wrapping_add(0x9E37_79B9_7F4A_7C15);
        (state >> 56) as u8
    })
}

/// How a library encodes points and scalars, by what makes x and y of a point, or a number, begin with its most significant byte.
fn big_endian(bytes: &[u8]) -> Vec<u8> {
    bytes[bytes.len() % 32..].to_vec() // without the first byte of SEC 1
}

fn little_endian(bytes: &[u8]) -> Vec<u8> {
    let numbers = if bytes.len() > 32 { 2 } else { 1 };
    bytes.chunks(bytes.len() / numbers).flat_map(|number| number.iter().rev().copied()).collect()
}

fn as_it_is(bytes: &[u8]) -> Vec<u8> {
    bytes.to_vec()
}

/// Points of a library and its scalars as `$told` gives them, and the run of its sum.
macro_rules! own {
    ($of:ident, $told:ident, $count:expr) => {{
        use $of::{msm_memory, Point, Scalar, POINT_BYTES};
        let scalars: Vec<Scalar> = (0..$count).map(|i| Scalar::reduce(&mixed(i))).collect();
        let (mut point, step) = (Point::mul_base(&scalars[0]), Point::mul_base(&scalars[1]));
        let mut points = Vec::new();
        for _ in 0..$count {
            points.push(point.clone());
            point = point.add(&step);
        }
        let mut encoded = vec![0; POINT_BYTES * $count];
        Point::encode_many(&mut encoded, &points).unwrap();
        let encoded: Numbers = encoded.chunks(POINT_BYTES).map($told).collect();
        let numbers: Numbers = scalars.iter().map(|scalar| $told(&scalar.encode())).collect();
        let mut memory = vec![Point::neutral(); msm_memory($count)];
        let run: Run = Box::new(move |out| give(out, &$told(&Point::msm_vartime(&mut memory, &scalars, &points).encode().unwrap())));
        (encoded, numbers, run)
    }};
}

fn give(out: &mut [u8], answer: &[u8]) -> usize {
    out[..answer.len()].copy_from_slice(answer);
    answer.len()
}

fn coordinates(point: &[u8]) -> (&[u8], &[u8]) {
    point.split_at(point.len() / 2)
}

fn arkworks<P: SWCurveConfig>(points: &Numbers, scalars: &Numbers) -> Run
where
    P::BaseField: PrimeField,
{
    let bases: Vec<Affine<P>> = points
        .iter()
        .map(|point| {
            let (x, y) = coordinates(point);
            Affine::new_unchecked(P::BaseField::from_be_bytes_mod_order(x), P::BaseField::from_be_bytes_mod_order(y))
        })
        .collect();
    let scalars: Vec<P::ScalarField> = scalars.iter().map(|scalar| P::ScalarField::from_be_bytes_mod_order(scalar)).collect();
    Box::new(move |out| {
        let sum = Projective::<P>::msm(&bases, &scalars).unwrap().into_affine();
        give(out, &[sum.x, sum.y].map(|number| number.into_bigint().to_bytes_be()).concat())
    })
}

fn number<F: halo2curves::ff::PrimeField>(bytes: &[u8]) -> F {
    let mut found = F::Repr::default();
    for (to, from) in found.as_mut().iter_mut().zip(bytes.iter().rev()) {
        *to = *from;
    }
    F::from_repr(found).unwrap()
}

fn halo2curves<C: CurveAffine>(points: &Numbers, scalars: &Numbers) -> Run {
    let bases: Vec<C> = points
        .iter()
        .map(|point| {
            let (x, y) = coordinates(point);
            C::from_xy(number(x), number(y)).unwrap()
        })
        .collect();
    let scalars: Vec<C::Scalar> = scalars.iter().map(|scalar| number(scalar)).collect();
    Box::new(move |out| {
        let sum: Coordinates<C> = halo2curves::msm::msm_best(&scalars, &bases).to_affine().coordinates().unwrap();
        let (x, y) = (sum.x().to_repr(), sum.y().to_repr());
        give(out, &[x, y].map(|bytes| bytes.as_ref().iter().rev().copied().collect::<Vec<u8>>()).concat())
    })
}

fn blst(points: &Numbers, scalars: &Numbers) -> Run {
    let bases: Vec<::blst::blst_p1_affine> = points
        .iter()
        .map(|point| {
            let mut found = Default::default();
            // SAFETY (of this file): arrays are as long as blst's functions say, and live while they run.
            assert_eq!(unsafe { ::blst::blst_p1_deserialize(&mut found, point.as_ptr()) }, ::blst::BLST_ERROR::BLST_SUCCESS);
            found
        })
        .collect();
    let scalars: Vec<u8> = scalars.iter().flat_map(|scalar| scalar.iter().rev().copied()).collect();
    let mut scratch = vec![0u64; unsafe { ::blst::blst_p1s_mult_pippenger_scratch_sizeof(bases.len()) } / 8];
    Box::new(move |out| unsafe {
        let (mut sum, mut affine, mut bytes) = (Default::default(), Default::default(), [0; 96]);
        let lists = ([bases.as_ptr(), core::ptr::null()], [scalars.as_ptr(), core::ptr::null()]);
        ::blst::blst_p1s_mult_pippenger(&mut sum, lists.0.as_ptr(), bases.len(), lists.1.as_ptr(), 255, scratch.as_mut_ptr());
        ::blst::blst_p1_to_affine(&mut affine, &sum);
        ::blst::blst_p1_affine_serialize(bytes.as_mut_ptr(), &affine);
        give(out, &bytes)
    })
}

fn dalek(points: &Numbers, scalars: &Numbers) -> Run {
    let bases: Vec<EdwardsPoint> = points.iter().map(|point| CompressedEdwardsY::from_slice(point).unwrap().decompress().unwrap()).collect();
    let scalars: Vec<curve25519_dalek::Scalar> =
        scalars.iter().map(|scalar| curve25519_dalek::Scalar::from_bytes_mod_order(scalar[..].try_into().unwrap())).collect();
    Box::new(move |out| give(out, EdwardsPoint::vartime_multiscalar_mul(&scalars, &bases).compress().as_bytes()))
}

fn task(curve: &str, count: usize, own: Run, others: Vec<(&'static str, Run)>) -> Task {
    let runs = [("ecgen", own)].into_iter().chain(others).collect();
    Task { what: format!("{curve}, sum over {count} points, variable time").leak(), runs }
}

pub fn tasks() -> Vec<Task> {
    let mut found = Vec::new();
    for count in COUNTS {
        let (p, k, own) = own!(ecgen_bls12381g1, big_endian, count);
        found.push(task("BLS12-381 G1", count, own, vec![
            ("blst", blst(&p, &k)),
            ("arkworks", arkworks::<ark_bls12_381::g1::Config>(&p, &k)),
        ]));
        let (p, k, own) = own!(ecgen_bn254, little_endian, count);
        found.push(task("BN254", count, own, vec![
            ("halo2curves", halo2curves::<halo2curves::bn256::G1Affine>(&p, &k)),
            ("arkworks", arkworks::<ark_bn254::g1::Config>(&p, &k)),
        ]));
        let (p, k, own) = own!(ecgen_pallas, little_endian, count);
        found.push(task("Pallas", count, own, vec![
            ("halo2curves", halo2curves::<halo2curves::pasta::PallasAffine>(&p, &k)),
            ("arkworks", arkworks::<ark_pallas::PallasConfig>(&p, &k)),
        ]));
        let (p, k, own) = own!(ecgen_secp256k1, big_endian, count);
        found.push(task("secp256k1", count, own, vec![
            ("halo2curves", halo2curves::<halo2curves::secp256k1::Secp256k1Affine>(&p, &k)),
        ]));
        let (p, k, own) = own!(ecgen_ed25519, as_it_is, count);
        found.push(task("Ed25519", count, own, vec![("curve25519-dalek", dalek(&p, &k))]));
    }
    found
}
