//! Ed25519 signatures (RFC 8032, 5.1) on the crate of an emitted library: `sign SECRET MESSAGE` prints the public key and the signature, all in hexadecimal digits.
//! Without arguments it signs and checks the second vector of RFC 8032, 7.1.

use ed25519_ecgen::{Error, Point, Scalar};
use sha2::{Digest, Sha512};

/// A key pair: the secret scalar, the prefix of nonces, and the encoded public key.
struct KeyPair {
    scalar: Scalar,
    prefix: [u8; 32],
    public: [u8; 32],
}

fn hash(parts: &[&[u8]]) -> [u8; 64] {
    let mut state = Sha512::new();
    parts.iter().for_each(|part| state.update(part));
    state.finalize().into()
}

impl KeyPair {
    fn new(secret: &[u8; 32]) -> Result<Self, Error> {
        let mut digest = hash(&[secret]);
        digest[0] &= 248;
        digest[31] = digest[31] & 127 | 64;
        let scalar = Scalar::reduce(&digest[..32]); // the base point has the order r
        let mut prefix = [0; 32];
        prefix.copy_from_slice(&digest[32..]);
        let public = Point::mul_base(&scalar).encode()?;
        Ok(KeyPair { scalar, prefix, public })
    }

    fn sign(&self, message: &[u8]) -> Result<[u8; 64], Error> {
        let nonce = Scalar::reduce(&hash(&[&self.prefix, message]));
        let commitment = Point::mul_base(&nonce).encode()?;
        let challenge = Scalar::reduce(&hash(&[&commitment, &self.public, message]));
        let mut signature = [0; 64];
        signature[..32].copy_from_slice(&commitment);
        signature[32..].copy_from_slice(&challenge.muladd(&self.scalar, &nonce).encode());
        Ok(signature)
    }
}

/// Whether 8 S B = 8 R + 8 k A; false, too, where an input is no point or number.
fn verify(public: &[u8; 32], message: &[u8], signature: &[u8; 64]) -> bool {
    holds(public, message, signature).unwrap_or(false)
}

fn holds(public: &[u8; 32], message: &[u8], signature: &[u8; 64]) -> Result<bool, Error> {
    let (mut first, mut second) = ([0; 32], [0; 32]);
    first.copy_from_slice(&signature[..32]);
    second.copy_from_slice(&signature[32..]);
    let (key, commitment, s) = (Point::decode(public)?, Point::decode(&first)?, Scalar::decode(&second)?);
    let challenge = Scalar::reduce(&hash(&[&first, public, message]));
    let rest = Point::mul2_base_vartime(&s, &-&challenge, &key).sub(&commitment);
    Ok(rest.clear_cofactor().is_neutral().into())
}

fn bytes(text: &str) -> Option<Vec<u8>> {
    text.bytes().all(|digit| digit.is_ascii_hexdigit()).then_some(())?; // from_str_radix takes a sign
    (0..text.len()).step_by(2).map(|i| u8::from_str_radix(text.get(i..i + 2)?, 16).ok()).collect()
}

fn hexadecimal(data: &[u8]) -> String {
    data.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (secret, message) = match arguments.as_slice() {
        [] => ("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb", "72"),
        [secret, message] => (secret.as_str(), message.as_str()),
        _ => return Err("usage: sign SECRET MESSAGE, in hexadecimal digits".into()),
    };
    let secret: [u8; 32] = bytes(secret).and_then(|data| data.try_into().ok()).ok_or("the secret key is not 32 bytes in hexadecimal digits")?;
    let mut message = bytes(message).ok_or("the message is not in hexadecimal digits")?;
    let key = KeyPair::new(&secret).map_err(|error| error.to_string())?;
    let signature = key.sign(&message).map_err(|error| error.to_string())?;
    println!("{}\n{}", hexadecimal(&key.public), hexadecimal(&signature));
    let valid = verify(&key.public, &message, &signature);
    message.push(0);
    let forged = verify(&key.public, &message, &signature);
    if !valid || forged {
        return Err("WRONG".into());
    }
    println!("valid");
    Ok(())
}
