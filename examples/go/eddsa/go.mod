module eddsa

go 1.21

require ed25519-ecgen v0.0.0

replace ed25519-ecgen => ../build/ed25519/go // ecgen build ed25519 --package go -o ../build/ed25519
