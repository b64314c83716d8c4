/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "frost.h"

#include "sha2.h"

#include <string.h>

/* The hashes of RFC 9591, section 6.1, are SHA-512 after this string and a tag; the challenge is that of Ed25519. */
static const char context[] = "FROST-ED25519-SHA512-v1";

static void start(sha2 *h, const char *tag)
{
    sha512_start(h);
    sha2_add(h, context, sizeof context - 1);
    sha2_add(h, tag, strlen(tag));
}

static void finish(sha2 *h, ed25519_fr *r)
{
    uint8_t digest[64];

    sha2_finish(h, digest);
    ed25519_fr_reduce(r, digest, sizeof digest);
}

static void number(ed25519_fr *r, uint16_t value)
{
    uint8_t bytes[2] = {(uint8_t)value, (uint8_t)(value >> 8)};

    ed25519_fr_reduce(r, bytes, sizeof bytes);
}

void frost_share(uint8_t share[32], uint16_t signer, const uint8_t (*coefficients)[32], size_t threshold)
{
    ed25519_fr at, sum, next;

    number(&at, signer);
    number(&sum, 0);
    while (threshold--) {
        ed25519_fr_reduce(&next, coefficients[threshold], 32);
        ed25519_fr_muladd(&sum, &sum, &at, &next);
    }
    ed25519_fr_encode(share, &sum);
}

static void commit(uint8_t nonce[32], uint8_t commitment[32], const uint8_t share[32], const uint8_t random[32])
{
    ed25519_fr k;
    ed25519_point p;
    sha2 h;

    start(&h, "nonce");
    sha2_add(&h, random, 32);
    sha2_add(&h, share, 32);
    finish(&h, &k);
    ed25519_fr_encode(nonce, &k);
    ed25519_point_mul_base(&p, &k);
    ed25519_point_encode(commitment, &p);
}

void frost_commit(frost_nonces *nonces, frost_commitments *commitments, uint16_t signer, const uint8_t share[32], const uint8_t random[64])
{
    commitments->signer = signer;
    commit(nonces->hiding, commitments->hiding, share, random);
    commit(nonces->binding, commitments->binding, share, random + 32);
}

/* Numbers of signers as they stand in the binding factors' input: a scalar of 32 bytes. */
static void add_number(sha2 *h, uint16_t signer)
{
    uint8_t encoded[32] = {(uint8_t)signer, (uint8_t)(signer >> 8)};

    sha2_add(h, encoded, sizeof encoded);
}

/* A digest of a string under a tag, or of the whole list of commitments. */
static void digest_of(uint8_t out[64], const char *tag, const uint8_t *bytes, size_t length, const frost_commitments *list, size_t signers)
{
    sha2 h;
    size_t i;

    start(&h, tag);
    sha2_add(&h, bytes, length);
    for (i = 0; i < signers; ++i) {
        add_number(&h, list[i].signer);
        sha2_add(&h, list[i].hiding, 32);
        sha2_add(&h, list[i].binding, 32);
    }
    sha2_finish(&h, out);
}

/* What all signers know of one session. */
typedef struct {
    uint8_t message[64], list[64];
    ed25519_fr challenge;
    ed25519_point commitment;
} session;

static void binding_factor(ed25519_fr *r, const session *s, uint16_t signer, const uint8_t group_key[32])
{
    sha2 h;

    start(&h, "rho");
    sha2_add(&h, group_key, 32);
    sha2_add(&h, s->message, 64);
    sha2_add(&h, s->list, 64);
    add_number(&h, signer);
    finish(&h, r);
}

/* hiding + [factor] binding of one signer; 0 if a commitment is no point, or neutral. Commitments are public. */
static int commitment_of(ed25519_point *r, const frost_commitments *c, const ed25519_fr *factor)
{
    ed25519_point hiding;

    if (ed25519_point_decode(&hiding, c->hiding) != ED25519_OK || ed25519_point_decode(r, c->binding) != ED25519_OK)
        return 0;
    if (ed25519_point_is_neutral(&hiding) || ed25519_point_is_neutral(r))
        return 0;
    if (!ed25519_point_is_in_subgroup(&hiding) || !ed25519_point_is_in_subgroup(r))
        return 0;
    ed25519_point_mul_vartime(r, factor, r);
    ed25519_point_add(r, r, &hiding);
    return 1;
}

static int open_session(session *s, const frost_commitments *list, size_t signers, const uint8_t *message, size_t bytes, const uint8_t group_key[32])
{
    uint8_t encoded[32];
    ed25519_fr factor;
    ed25519_point one;
    sha2 h;
    size_t i;

    digest_of(s->message, "msg", message, bytes, list, 0);
    digest_of(s->list, "com", message, 0, list, signers);
    ed25519_point_neutral(&s->commitment);
    for (i = 0; i < signers; ++i) {
        if (list[i].signer <= (i ? list[i - 1].signer : 0)) /* sorted, none twice, none 0 */
            return 0;
        binding_factor(&factor, s, list[i].signer, group_key);
        if (!commitment_of(&one, list + i, &factor))
            return 0;
        ed25519_point_add(&s->commitment, &s->commitment, &one);
    }
    ed25519_point_encode(encoded, &s->commitment);
    sha512_start(&h);
    sha2_add(&h, encoded, 32);
    sha2_add(&h, group_key, 32);
    sha2_add(&h, message, bytes);
    finish(&h, &s->challenge);
    return 1;
}

/* Lagrange's coefficient of one signer at 0: the product of j / (j - signer) over the others. Returns 0 if the signer is not in the list. */
static int lagrange(ed25519_fr *r, uint16_t signer, const frost_commitments *list, size_t signers)
{
    ed25519_fr above, below, own, other;
    size_t i;
    int found = 0;

    number(&above, 1);
    number(&below, 1);
    number(&own, signer);
    for (i = 0; i < signers; ++i) {
        if (list[i].signer == signer) {
            found = 1;
            continue;
        }
        number(&other, list[i].signer);
        ed25519_fr_mul(&above, &above, &other);
        ed25519_fr_sub(&other, &other, &own);
        ed25519_fr_mul(&below, &below, &other);
    }
    ed25519_fr_inv(&below, &below);
    ed25519_fr_mul(r, &above, &below);
    return found;
}

/* Whether [nonce]G is the commitment (RFC 9591, section 5.2: a signer must find its own in the list). */
static int is_committed(const ed25519_fr *nonce, const uint8_t commitment[32])
{
    uint8_t encoded[32];
    ed25519_point p;

    ed25519_point_mul_base(&p, nonce);
    ed25519_point_encode(encoded, &p);
    return memcmp(encoded, commitment, 32) == 0;
}

/* The place of a signer in the list, which holds it. */
static const frost_commitments *own_of(uint16_t signer, const frost_commitments *list)
{
    while (list->signer != signer)
        ++list;
    return list;
}

int frost_sign(uint8_t answer[32], uint16_t signer, const uint8_t share[32], const frost_nonces *nonces, const frost_commitments *list, size_t signers,
               const uint8_t *message, size_t bytes, const uint8_t group_key[32])
{
    session s;
    ed25519_fr factor, weight, secret, hiding, binding;

    memset(answer, 0, 32);
    if (!open_session(&s, list, signers, message, bytes, group_key) || !lagrange(&weight, signer, list, signers))
        return 0;
    if (ed25519_fr_decode(&secret, share) | ed25519_fr_decode(&hiding, nonces->hiding) | ed25519_fr_decode(&binding, nonces->binding))
        return 0;
    list = own_of(signer, list);
    if (!is_committed(&hiding, list->hiding) || !is_committed(&binding, list->binding))
        return 0;
    binding_factor(&factor, &s, signer, group_key);
    ed25519_fr_muladd(&hiding, &binding, &factor, &hiding);
    ed25519_fr_mul(&weight, &weight, &s.challenge);
    ed25519_fr_muladd(&hiding, &weight, &secret, &hiding);
    ed25519_fr_encode(answer, &hiding);
    return 1;
}

int frost_check(const uint8_t answer[32], uint16_t signer, const uint8_t share_key[32], const frost_commitments *list, size_t signers, const uint8_t *message,
                size_t bytes, const uint8_t group_key[32])
{
    session s;
    ed25519_fr factor, weight, response;
    ed25519_point commitment, key;

    if (!open_session(&s, list, signers, message, bytes, group_key) || !lagrange(&weight, signer, list, signers))
        return 0;
    if (ed25519_fr_decode(&response, answer) != ED25519_OK || ed25519_point_decode(&key, share_key) != ED25519_OK)
        return 0;
    if (ed25519_point_is_neutral(&key) || !ed25519_point_is_in_subgroup(&key))
        return 0;
    binding_factor(&factor, &s, signer, group_key);
    if (!commitment_of(&commitment, own_of(signer, list), &factor))
        return 0;
    ed25519_fr_mul(&weight, &weight, &s.challenge);
    ed25519_fr_neg(&weight, &weight);
    ed25519_point_mul2_base_vartime(&key, &response, &weight, &key); /* [answer]G - [weight]key is the signer's commitment */
    return ed25519_point_equal(&key, &commitment);
}

int frost_aggregate(uint8_t signature[64], const uint8_t (*answers)[32], const frost_commitments *list, size_t signers, const uint8_t *message, size_t bytes,
                    const uint8_t group_key[32])
{
    session s;
    ed25519_fr sum, next;
    size_t i;

    memset(signature, 0, 64);
    if (!open_session(&s, list, signers, message, bytes, group_key))
        return 0;
    number(&sum, 0);
    for (i = 0; i < signers; ++i) {
        if (ed25519_fr_decode(&next, answers[i]) != ED25519_OK)
            return 0;
        ed25519_fr_add(&sum, &sum, &next);
    }
    ed25519_point_encode(signature, &s.commitment);
    ed25519_fr_encode(signature + 32, &sum);
    return 1;
}
