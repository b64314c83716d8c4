//! Implementations of a signature scheme -> what is timed of them, once they agree: each signature is valid for all of them, and with a bit turned over for none. Who says otherwise
//! ends the run before anything is timed.

use crate::{answer, refuse, Run, Task};

/// What an implementation does with the keys and the message of its scheme; None where it lacks that.
pub struct Signer {
    /// Writes a signature, in the form that the implementation gives it.
    pub sign: Option<Run>,
    /// That form to the one that all verify.
    pub plain: fn(&[u8]) -> Vec<u8>,
    /// A signature, read before the clock starts, to what writes 1 if it is valid, else 0.
    pub verify: Option<Box<dyn Fn(&[u8]) -> Run>>,
}

/// A scheme with who is asked for it, ours first: None is who does not have it, here or at all.
pub struct Scheme {
    pub name: &'static str,
    /// A valid signature: the standard's own answer, where it has one.
    pub known: Vec<u8>,
    pub signers: Vec<(&'static str, Option<Signer>)>,
}

impl Scheme {
    pub fn missing(&self) -> Vec<&'static str> {
        self.signers.iter().filter(|(_, signer)| signer.is_none()).map(|(who, _)| *who).collect()
    }

    pub fn tasks(self) -> Vec<Task> {
        let (name, known) = (self.name, self.known);
        let mut signers: Vec<(&'static str, Signer)> = self.signers.into_iter().filter_map(|(who, signer)| Some((who, signer?))).collect();
        require_valid(name, "the known answer", &known, &signers);
        for i in 0..signers.len() {
            let (who, signer) = &mut signers[i];
            if let Some(sign) = &mut signer.sign {
                let (who, signature) = (*who, (signer.plain)(&answer(sign)));
                require_valid(name, &format!("the signature of {who}"), &signature, &signers);
            }
        }
        let (mut sign, mut verify): (Vec<(&'static str, Run)>, Vec<(&'static str, Run)>) = (vec![], vec![]);
        for (who, signer) in signers {
            if let Some(mut run) = signer.sign {
                sign.push((who, Box::new(move |out| {
                    run(out);
                    0 // signatures with random nonces differ: that they are valid is known
                })));
            }
            verify.extend(signer.verify.map(|read| (who, read(&known))));
        }
        [("sign", sign), ("verify", verify)]
            .into_iter()
            .filter(|(_, runs)| runs.len() > 1)
            .map(|(what, runs)| Task { what: format!("{name}, {what}").leak(), runs })
            .collect()
    }
}

fn require_valid(name: &str, whose: &str, signature: &[u8], signers: &[(&'static str, Signer)]) {
    let mut wrong = signature.to_vec();
    let middle_of_s = wrong.len() - 24;
    wrong[middle_of_s] ^= 1;
    for (who, signer) in signers {
        if let Some(read) = &signer.verify {
            if answer(&mut read(signature)) != [1] {
                refuse(&format!("{name}: {who} does not verify {whose}, {signature:02x?}"));
            }
            if answer(&mut read(&wrong)) != [0] {
                refuse(&format!("{name}: {who} verifies {whose} with a bit turned over, {wrong:02x?}"));
            }
        }
    }
}
