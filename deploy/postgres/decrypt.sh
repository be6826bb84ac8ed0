#!/bin/bash
# Reverses encrypt.sh. ARCHIVE_PRIVATE_KEY is the path of the private key.
set -euo pipefail
home=$(mktemp -d)
trap 'gpgconf --homedir "$home" --kill all; rm -rf "$home"' EXIT
gpg --homedir "$home" --batch --quiet --import "$ARCHIVE_PRIVATE_KEY"
gpg --homedir "$home" --batch --quiet --decrypt | gunzip
