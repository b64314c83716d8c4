module ecdh

go 1.21

require p256 v0.0.0

replace p256 => ../build/p256/go // ecgen build p256 --package go -o ../build/p256
