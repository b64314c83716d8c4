module ecdsa

go 1.21

require secp256k1-ecgen v0.0.0

replace secp256k1-ecgen => ../build/secp256k1/go // ecgen build secp256k1 --package go -o ../build/secp256k1
