//! A sum of multiples of 65,536 points on one thread and on two, on the crate of an emitted library of any curve that has points: each thread sums up a slice, and the
//! sums add up.

use ed25519_ecgen::{msm_memory, Point, Scalar};
use std::thread;
use std::time::{Duration, Instant};

const COUNT: usize = 65_536;
const TURNS: usize = 3;

fn sum(scalars: &[Scalar], points: &[Point]) -> Point {
    Point::msm_vartime(&mut vec![Point::neutral(); msm_memory(points.len())], scalars, points)
}

/// As `Point::msm_vartime` gives it, on so many threads, one at least.
fn sum_on(threads: usize, scalars: &[Scalar], points: &[Point]) -> Point {
    let size = points.len() / threads + 1;
    thread::scope(|scope| {
        let slices: Vec<_> = scalars.chunks(size).zip(points.chunks(size)).map(|(k, a)| scope.spawn(move || sum(k, a))).collect();
        slices.into_iter().map(|slice| slice.join().unwrap()).fold(Point::neutral(), |total, part| total.add(&part))
    })
}

fn timed(threads: usize, scalars: &[Scalar], points: &[Point]) -> (Duration, Point) {
    let start = Instant::now();
    let found = sum_on(threads, scalars, points);
    (start.elapsed(), found)
}

fn main() {
    let first = Scalar::reduce(&[0x5a; 80]); // any number
    let (mut scalars, mut points) = (vec![first.clone()], vec![Point::mul_base(&first)]);
    for i in 1..COUNT {
        scalars.push(scalars[i - 1].mul(&first));
        points.push(points[i - 1].add(&points[0]));
    }
    let mut least = [Duration::MAX; 2];
    for _ in 0..TURNS {
        let (one, two) = (timed(1, &scalars, &points), timed(2, &scalars, &points));
        if one.1 != two.1 {
            println!("WRONG");
            std::process::exit(1);
        }
        least = [least[0].min(one.0), least[1].min(two.0)];
    }
    let [one, two] = least.map(|time| 1e3 * time.as_secs_f64());
    println!("The sums are one point.\nSum over {COUNT} points of ed25519: {one:.1} ms on one thread, {two:.1} ms on two, {:.2} times as fast", one / two);
}
