// Ed25519 signatures (RFC 8032, 5.1) on the module of an emitted library. With SECRET and MESSAGE, in hexadecimal
// digits, it prints the public key and the signature.
package main

import (
	"crypto/rand"
	"crypto/sha512"
	"encoding/hex"
	"fmt"
	"log"
	"os"

	ed25519 "ed25519-ecgen"
)

func reduced(parts ...[]byte) ed25519.Scalar {
	state := sha512.New()
	for _, part := range parts {
		state.Write(part)
	}
	return ed25519.FrReduce(state.Sum(nil))
}

// expanded gives the secret scalar, the prefix of nonces and the public key.
func expanded(secret []byte) (ed25519.Scalar, []byte, [32]byte) {
	digest := sha512.Sum512(secret)
	digest[0] &= 248
	digest[31] = digest[31]&127 | 64
	scalar := ed25519.FrReduce(digest[:32])
	return scalar, digest[32:], ofBase(&scalar)
}

func ofBase(k *ed25519.Scalar) [32]byte {
	point := ed25519.PointMulBase(k)
	encoded, err := point.Encode()
	if err != nil {
		log.Fatal(err) // no multiple of the base point lacks an encoding
	}
	return encoded
}

func sign(secret, message []byte) (signature [64]byte) {
	scalar, prefix, public := expanded(secret)
	defer scalar.Erase()
	nonce := reduced(prefix, message)
	defer nonce.Erase()
	commitment := ofBase(&nonce)
	k := reduced(commitment[:], public[:], message)
	s := k.Muladd(&scalar, &nonce)
	number := s.Encode()
	copy(signature[:32], commitment[:])
	copy(signature[32:], number[:])
	return
}

// verify says whether 8 S B = 8 R + 8 k A.
func verify(public *[32]byte, message []byte, signature *[64]byte) bool {
	key, err := ed25519.PointDecode(public)
	if err != nil {
		return false
	}
	commitment, err := ed25519.PointDecode((*[32]byte)(signature[:32]))
	if err != nil {
		return false
	}
	s, err := ed25519.FrDecode((*[32]byte)(signature[32:]))
	if err != nil {
		return false
	}
	k := reduced(signature[:32], public[:], message)
	negated := k.Neg()
	sum := ed25519.PointMul2BaseVartime(&s, &negated, &key)
	rest := sum.Sub(&commitment)
	cleared := rest.ClearCofactor()
	return cleared.IsNeutral() == 1
}

func main() {
	if len(os.Args) != 1 && len(os.Args) != 3 {
		log.Fatal("usage: eddsa [SECRET MESSAGE], in hexadecimal digits")
	}
	if len(os.Args) == 3 {
		secret, err := hex.DecodeString(os.Args[1])
		message, other := hex.DecodeString(os.Args[2])
		if err != nil || other != nil || len(secret) != 32 {
			log.Fatal("SECRET is 32 bytes in hexadecimal digits, MESSAGE is in such, too")
		}
		_, _, public := expanded(secret)
		fmt.Printf("%x\n%x\n", public, sign(secret, message))
		return
	}
	secret, message := make([]byte, 32), []byte("the text that is signed")
	if _, err := rand.Read(secret); err != nil {
		log.Fatal(err)
	}
	_, _, public := expanded(secret)
	signature := sign(secret, message)
	if !verify(&public, message, &signature) || verify(&public, []byte("another"), &signature) {
		log.Fatal("WRONG")
	}
	fmt.Println("EdDSA over ed25519: the signature is valid, of another message it is not")
}
