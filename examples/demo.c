/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Every example once, with fixed keys where a program takes random bytes. */
#include "bip340.h"
#include "curve4q.h"
#include "ecdh.h"
#include "ecdsa.h"
#include "eddsa.h"
#include "frost.h"
#include "h2c.h"
#include "schnorrq.h"
#include "sha2.h"
#include "x25519.h"

#include <curve25519.h>
#include <fourq.h>
#include <secp256k1.h>
#include <stdio.h>
#include <string.h>

static const uint8_t text[] = "the text that is signed";
enum { TEXT = sizeof text - 1 };

static int failures;

static void say(const char *what, int is_right)
{
    printf("%-60s %s\n", what, is_right ? "ok" : "WRONG");
    failures += !is_right;
}

static void bytes(uint8_t *out, size_t count, uint8_t from)
{
    size_t i;

    for (i = 0; i < count; ++i)
        out[i] = (uint8_t)(from + 29 * i);
}

static void signatures(void)
{
    uint8_t secret[32], key[33], signature[64], digest[32], random[32];
    sha2 h;

    bytes(secret, 32, 1);
    bytes(random, 32, 2);
    eddsa_public_key(key, secret);
    eddsa_sign(signature, text, TEXT, secret);
    say("Ed25519: a signature is valid", eddsa_verify(signature, text, TEXT, key));
    say("Ed25519: of another text it is not", !eddsa_verify(signature, text, TEXT - 1, key));
    sha256_start(&h);
    sha2_add(&h, text, TEXT);
    sha2_finish(&h, digest);
    say("ECDSA: a signature is valid", ecdsa_secp256k1_public_key(key, secret) && ecdsa_secp256k1_sign(signature, digest, 32, secret) &&
                                           ecdsa_secp256k1_verify(signature, digest, 32, key, 33));
    digest[0] ^= 1;
    say("ECDSA: of another text it is not", !ecdsa_secp256k1_verify(signature, digest, 32, key, 33));
    say("BIP 340: a signature is valid",
        bip340_public_key(key, secret) && bip340_sign(signature, text, TEXT, secret, random) && bip340_verify(signature, text, TEXT, key));
    say("BIP 340: of another text it is not", !bip340_verify(signature, text, TEXT - 1, key));
    schnorrq_public_key(key, secret);
    schnorrq_sign(signature, text, TEXT, secret);
    say("SchnorrQ: a signature is valid", schnorrq_verify(signature, text, TEXT, key));
    say("SchnorrQ: of another text it is not", !schnorrq_verify(signature, text, TEXT - 1, key));
}

static void agreement(void)
{
    uint8_t secrets[2][32], public_keys[2][32], keys[2][32], points[2][P256_POINT_BYTES];

    bytes(secrets[0], 32, 3);
    bytes(secrets[1], 32, 4);
    dh_public_key(public_keys[0], secrets[0]);
    dh_public_key(public_keys[1], secrets[1]);
    say("X25519: both sides agree", dh_agree(keys[0], secrets[0], public_keys[0], public_keys[1], 1) &&
                                        dh_agree(keys[1], secrets[1], public_keys[1], public_keys[0], 0) && !memcmp(keys[0], keys[1], 32));
    say("ECDH over P-256: both sides agree",
        ecdh_p256_public_key(points[0], secrets[0]) && ecdh_p256_public_key(points[1], secrets[1]) &&
            ecdh_p256_agree(keys[0], secrets[0], points[1], P256_POINT_BYTES) && ecdh_p256_agree(keys[1], secrets[1], points[0], P256_POINT_BYTES) &&
            !memcmp(keys[0], keys[1], 32));
    say("FourQ: both sides agree", curve4q_public_key(public_keys[0], secrets[0]) && curve4q_public_key(public_keys[1], secrets[1]) &&
                                       curve4q_agree(keys[0], secrets[0], public_keys[1]) && curve4q_agree(keys[1], secrets[1], public_keys[0]) &&
                                       !memcmp(keys[0], keys[1], 32));
}

static void threshold(void)
{
    enum { SIGNERS = 2 };
    static const uint16_t numbers[SIGNERS] = {1, 3};
    uint8_t coefficients[SIGNERS][32], group_key[32], shares[SIGNERS][32], answers[SIGNERS][32], random[64], signature[64];
    frost_nonces nonces[SIGNERS];
    frost_commitments list[SIGNERS];
    ed25519_fr secret;
    ed25519_point p;
    int i, is_right = 1;

    for (i = 0; i < SIGNERS; ++i) {
        bytes(coefficients[i], 32, (uint8_t)(5 + i));
        coefficients[i][31] &= 0x0f; /* scalars below the order */
    }
    ed25519_fr_decode(&secret, coefficients[0]);
    ed25519_point_mul_base(&p, &secret);
    ed25519_point_encode(group_key, &p);
    for (i = 0; i < SIGNERS; ++i) {
        bytes(random, 64, (uint8_t)(7 + i));
        frost_share(shares[i], numbers[i], (const uint8_t(*)[32])coefficients, SIGNERS);
        frost_commit(nonces + i, list + i, numbers[i], shares[i], random);
    }
    for (i = 0; i < SIGNERS; ++i)
        is_right &= frost_sign(answers[i], numbers[i], shares[i], nonces + i, list, SIGNERS, text, TEXT, group_key);
    is_right &= frost_aggregate(signature, (const uint8_t(*)[32])answers, list, SIGNERS, text, TEXT, group_key);
    say("FROST: two of three signers make an Ed25519 signature", is_right && eddsa_verify(signature, text, TEXT, group_key));
}

static void hashing(void)
{
    static const uint8_t domain[] = "ecgen-examples-V01-CS01-with-edwards25519_XMD:SHA-512_ELL2_RO_";
    ed25519_point p;

    say("Hash to curve: a text becomes a point of prime order", h2c_hash(&p, text, TEXT, domain, sizeof domain - 1) &&
                                                                    !ed25519_point_is_neutral(&p) && ed25519_point_is_in_subgroup(&p));
}

int main(void)
{
    if (!ed25519_cpu_supported() || !curve25519_cpu_supported() || !secp256k1_cpu_supported() || !p256_cpu_supported() || !fourq_cpu_supported()) {
        puts("This CPU lacks instructions that the libraries use.");
        return 1;
    }
    signatures();
    agreement();
    threshold();
    hashing();
    return failures != 0;
}
