#!/bin/sh
# Runs SeaweedFS as an S3 server on port 9000 with one key per purpose. All other ports answer only
# inside the container.
set -eu

config=/tmp/s3.json
umask 077

# Prints an identity: key, secret, and what it may do.
identity() {
  printf '{"name":"%s","credentials":[{"accessKey":"%s","secretKey":"%s"}],"actions":[%s]}' "$1" "$1" "$2" "$3"
}

{
  printf '{"identities":['
  # Creates the buckets, and runs the operator's commands.
  identity operator "$STORE_PASSWORD" '"Admin"'
  printf ','
  identity photos "$STORE_PHOTOS_PASSWORD" '"Read:photos","Write:photos","List:photos","Tagging:photos"'
  printf ','
  identity publish "$STORE_PUBLISH_PASSWORD" '"Read:releases","Write:releases","List:releases"'
  printf ','
  identity releases "$STORE_RELEASES_PASSWORD" '"Read:releases","List:releases"'
  printf ']}'
} >"$config"

exec weed server -dir=/data -ip=127.0.0.1 -ip.bind=127.0.0.1 -master.telemetry=false -volume.max=0 \
  -master.volumeSizeLimitMB=1024 -filer -s3 -s3.ip.bind=0.0.0.0 -s3.port=9000 -s3.config="$config" \
  -s3.iam=false -s3.port.iceberg=0 -s3.port.lance=0
