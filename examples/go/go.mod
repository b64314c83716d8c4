module ecdh

go 1.21

require p256-ecgen v0.0.0

replace p256-ecgen => ../build/p256/go // ecgen build p256 --package go -o ../build/p256
