#!/bin/sh
# Fills in the templates of deploy/nginx and runs nginx. `health` checks whether it answers,
# `check` only tests the configuration.
set -eu

if [ "${1:-}" = health ]; then
  exec bash -c 'exec 3<>/dev/tcp/127.0.0.1/8081 && printf "GET /_edge/healthy HTTP/1.0\r\n\r\n" >&3 && grep -q ok <&3'
fi

# Prints one directive per word.
each() {
  for word in $2; do printf "$1" "$word"; done
}

types='application/json application/problem+json application/xml application/rss+xml text/css text/plain text/calendar image/svg+xml'
root=${EDGE_ROOT:-/app}
EDGE_DIR=${EDGE_DIR:-/edge}
EDGE_CONF=${EDGE_CONF:-/edge-conf}
EDGE_PAGES=$root/deploy/edge-pages
EDGE_TYPES=/etc/nginx/mime.types
EDGE_LOG=${EDGE_LOG:-/dev/stdout}
EDGE_ERRORS=stderr
# edge-metrics shares the network and receives the log on a loopback port.
if [ -n "${EDGE_METRICS_PORT:-}" ]; then
  EDGE_METRICS="access_log syslog:server=127.0.0.1:$EDGE_METRICS_PORT,tag=edge,nohostname metrics;"
else
  EDGE_METRICS=
fi
EDGE_USER=
EDGE_MODULES='load_module /usr/lib/nginx/modules/ngx_http_brotli_filter_module.so;'
EDGE_BROTLI="brotli on; brotli_min_length 1000; brotli_types $types;"
EDGE_SHELLS=$(each 'server %s max_fails=0; ' "$SHELLS")
EDGE_APIS=$(each 'server %s max_fails=0; ' "$APIS")
EDGE_RELEASES=$(each 'server %s max_fails=0; ' "$RELEASES")
EDGE_INNER_LISTEN=8081
EDGE_PAGE_RATE=${EDGE_PAGE_RATE:-50r/s}
EDGE_PICTURE_RATE=${EDGE_PICTURE_RATE:-100r/s}
EDGE_API_RATE=${EDGE_API_RATE:-20r/s}
EDGE_CONNECTIONS=${EDGE_CONNECTIONS:-200}
EDGE_REAL_IP=$(each 'set_real_ip_from %s; ' "${EDGE_TRUSTED:-}")
EDGE_BEHIND=$(each '%s behind; ' "${EDGE_TRUSTED:-}")
EDGE_LISTEN='listen 8080;'
EDGE_PLAIN=
if [ -n "${TLS_CERTIFICATE:-}" ]; then
  EDGE_LISTEN="listen 8443 ssl http2; ssl_certificate $TLS_CERTIFICATE; ssl_certificate_key $TLS_KEY; ssl_protocols TLSv1.2 TLSv1.3;"
  # Redirects plain HTTP to HTTPS.
  EDGE_PLAIN="server { listen 8080; location = /_edge/healthy { access_log off; return 200 ok; } location / { return 308 $SITE_URL\$request_uri; } }"
fi
export EDGE_DIR EDGE_CONF EDGE_PAGES EDGE_TYPES EDGE_LOG EDGE_METRICS EDGE_ERRORS EDGE_USER EDGE_MODULES \
  EDGE_BROTLI EDGE_SHELLS EDGE_APIS EDGE_RELEASES EDGE_INNER_LISTEN EDGE_PAGE_RATE EDGE_PICTURE_RATE EDGE_API_RATE \
  EDGE_LISTEN EDGE_PLAIN EDGE_CONNECTIONS EDGE_REAL_IP EDGE_BEHIND

for template in "$root"/deploy/nginx/*; do
  perl -pe 's/\$\{([A-Z_]+)\}/$ENV{$1} \/\/ die "the template requires $1\n"/ge' \
    "$template" >"$EDGE_CONF/$(basename "$template" .template)"
done
if [ "${1:-}" = check ]; then exec nginx -p "$EDGE_DIR" -c "$EDGE_CONF/nginx.conf" -t; fi
exec nginx -p "$EDGE_DIR" -c "$EDGE_CONF/nginx.conf" -g 'daemon off;'
