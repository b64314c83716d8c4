// ECDSA (SEC 1, 4.1) with the nonces of RFC 6979 on the module of an emitted library. With SECRET and DIGEST, in
// hexadecimal digits, it prints the signature. The library is constant time in secrets, Go's HMAC is not known to be.
package main

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"crypto/sha512"
	"encoding/hex"
	"errors"
	"fmt"
	"hash"
	"log"
	"math/big"
	"os"

	secp256k1 "secp256k1-ecgen"
)

const size = secp256k1.ScalarBytes

type number = [size]byte

func newHash() hash.Hash {
	switch {
	case size <= 32:
		return sha256.New()
	case size <= 48:
		return sha512.New384()
	}
	return sha512.New()
}

// orderBits is the number of bits of the order, from the encoding of -1.
func orderBits() int {
	one := secp256k1.FrReduce([]byte{1})
	last := one.Neg()
	encoded := last.Encode()
	return new(big.Int).SetBytes(encoded[:]).BitLen()
}

// firstBits gives as many as the order has: bits2int of RFC 6979, 2.3.2.
func firstBits(data []byte) (out number) {
	shift := max(8*len(data)-orderBits(), 0)
	kept := data[:len(data)-shift/8]
	if shift%8 != 0 {
		kept = new(big.Int).Rsh(new(big.Int).SetBytes(kept), uint(shift%8)).Bytes()
	}
	copy(out[size-len(kept):], kept)
	return
}

func mac(key []byte, parts ...[]byte) []byte {
	state := hmac.New(newHash, key)
	for _, part := range parts {
		state.Write(part)
	}
	return state.Sum(nil)
}

// nonces gives what makes the candidates between 1 and the order - 1: RFC 6979, 3.2.
func nonces(secret, digest []byte) func() secp256k1.Scalar {
	key, v := make([]byte, newHash().Size()), make([]byte, newHash().Size())
	for i := range v {
		v[i] = 1
	}
	for tag := byte(0); tag < 2; tag++ {
		key = mac(key, v, []byte{tag}, secret, digest)
		v = mac(key, v)
	}
	return func() secp256k1.Scalar {
		for {
			var data []byte
			for len(data) < size {
				v = mac(key, v)
				data = append(data, v...)
			}
			bits := firstBits(data)
			candidate, err := secp256k1.FrDecode(&bits)
			key = mac(key, v, []byte{0})
			v = mac(key, v)
			if err == nil && candidate.IsZero() == 0 {
				return candidate
			}
		}
	}
}

// ofX gives the x-coordinate modulo the order, 0 of the neutral element.
func ofX(point *secp256k1.Point) secp256k1.Scalar {
	encoded, err := point.EncodeCompressed()
	if err != nil {
		return secp256k1.FrReduce(nil)
	}
	return secp256k1.FrReduce(encoded[1:])
}

func sign(secret *number, digest []byte) (signature [2 * size]byte, err error) {
	d, err := secp256k1.FrDecode(secret)
	if err != nil {
		return
	}
	defer d.Erase()
	if d.IsZero() == 1 {
		return signature, errors.New("the secret key is 0")
	}
	bits := firstBits(digest)
	e := secp256k1.FrReduce(bits[:])
	reduced := e.Encode()
	for next := nonces(secret[:], reduced[:]); ; {
		k := next()
		point := secp256k1.PointMulBase(&k)
		r, inverse := ofX(&point), k.Inv()
		s := r.Muladd(&d, &e)
		s = s.Mul(&inverse)
		k.Erase()
		inverse.Erase()
		if r.IsZero() == 0 && s.IsZero() == 0 {
			first, second := r.Encode(), s.Encode()
			copy(signature[:size], first[:])
			copy(signature[size:], second[:])
			return
		}
	}
}

// verify refuses infinity as the key, too, and a key outside the subgroup of the base point.
func verify(public, digest []byte, signature *[2 * size]byte) bool {
	r, err := secp256k1.FrDecode((*number)(signature[:size]))
	if err != nil || r.IsZero() == 1 {
		return false
	}
	s, err := secp256k1.FrDecode((*number)(signature[size:]))
	if err != nil || s.IsZero() == 1 {
		return false
	}
	key, err := secp256k1.PointDecode(public)
	if err != nil || key.IsNeutral() == 1 || key.IsInSubgroup() == 0 {
		return false
	}
	bits := firstBits(digest)
	e, w := secp256k1.FrReduce(bits[:]), s.Inv()
	u, v := e.Mul(&w), r.Mul(&w)
	sum := secp256k1.PointMul2BaseVartime(&u, &v, &key)
	x := ofX(&sum)
	return x.Equal(&r) == 1
}

func main() {
	if len(os.Args) != 1 && len(os.Args) != 3 {
		log.Fatal("usage: ecdsa [SECRET DIGEST], in hexadecimal digits")
	}
	if len(os.Args) == 3 {
		secret, err := hex.DecodeString(os.Args[1])
		digest, other := hex.DecodeString(os.Args[2])
		if err != nil || other != nil || len(secret) != size {
			log.Fatalf("SECRET is %d bytes in hexadecimal digits, DIGEST is in such, too", size)
		}
		signature, err := sign((*number)(secret), digest)
		if err != nil {
			log.Fatal(err)
		}
		fmt.Printf("%x\n", signature)
		return
	}
	random := make([]byte, size+16)
	if _, err := rand.Read(random); err != nil {
		log.Fatal(err)
	}
	secret, digest := secp256k1.ScalarReduce(random), sha256.Sum256([]byte("the text that is signed"))
	public, err := secp256k1.ScalarmultBase(&secret)
	if err != nil {
		log.Fatal(err)
	}
	signature, err := sign(&secret, digest[:])
	if err != nil || !verify(public[:], digest[:], &signature) || verify(public[:], make([]byte, 32), &signature) {
		log.Fatal("WRONG")
	}
	fmt.Println("ECDSA over secp256k1: the signature is valid, of another digest it is not")
}
