// ECDH (SEC 1, 3.3.1) on the module of an emitted library: two sides exchange public keys and agree on a secret.
// With SCALAR and POINT, in hexadecimal digits, it prints the x-coordinate of their product.
package main

import (
	"bytes"
	"crypto/rand"
	"encoding/hex"
	"fmt"
	"log"
	"os"

	p256 "p256-ecgen"
)

// keyPair gives a random scalar, not 0, and its public key.
func keyPair() (scalar [p256.ScalarBytes]byte, public [p256.PointBytes]byte, err error) {
	random := make([]byte, p256.ScalarBytes+16)
	if _, err = rand.Read(random); err != nil {
		return
	}
	scalar = p256.ScalarReduce(random)
	public, err = p256.ScalarmultBase(&scalar)
	return
}

// agree gives the x-coordinate of [scalar] public; the public key is checked.
func agree(scalar *[p256.ScalarBytes]byte, public []byte) ([]byte, error) {
	product, err := p256.Scalarmult(scalar, public)
	if err != nil {
		return nil, err
	}
	return product[1 : 1+p256.FieldBytes], nil
}

func run(arguments []string) error {
	if len(arguments) != 0 && len(arguments) != 2 {
		return fmt.Errorf("usage: ecdh [SCALAR POINT], in hexadecimal digits")
	}
	if len(arguments) == 2 {
		data, err := hex.DecodeString(arguments[0])
		if err != nil || len(data) != p256.ScalarBytes {
			return fmt.Errorf("the scalar is not %d bytes in hexadecimal digits", p256.ScalarBytes)
		}
		point, err := hex.DecodeString(arguments[1])
		if err != nil {
			return fmt.Errorf("the point is not in hexadecimal digits")
		}
		secret, err := agree((*[p256.ScalarBytes]byte)(data), point)
		if err == nil {
			fmt.Printf("%x\n", secret)
		}
		return err
	}
	a, publicA, err := keyPair()
	if err != nil {
		return err
	}
	b, publicB, err := keyPair()
	if err != nil {
		return err
	}
	first, err := agree(&a, publicB[:])
	if err != nil {
		return err
	}
	second, err := agree(&b, publicA[:])
	if err != nil {
		return err
	}
	if !bytes.Equal(first, second) {
		return fmt.Errorf("the two sides disagree")
	}
	fmt.Println("both sides agree")
	return nil
}

func main() {
	if err := run(os.Args[1:]); err != nil {
		log.Fatal(err)
	}
}
