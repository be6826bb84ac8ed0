#!/bin/bash
# Compresses its input and encrypts it for the holder of the private key. ARCHIVE_KEY is the path of
# the public key, so that whoever reads the archive or this server cannot read old backups.
set -euo pipefail
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
gzip | gpg --homedir "$home" --batch --quiet --compress-algo none --recipient-file "$ARCHIVE_KEY" --encrypt
