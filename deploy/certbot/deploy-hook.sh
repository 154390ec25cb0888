#!/bin/sh
# certbot's --deploy-hook, which runs as root and says in RENEWED_LINEAGE which certificate is new: gives it to nginx.
set -eu
: "${RENEWED_LINEAGE:?is the folder of the certificate, such as /etc/letsencrypt/live/konstelacja.example}"
tls=${NGINX_TLS_FOLDER:-/etc/nginx/konstelacja/tls}
# With containers: docker compose -f /opt/konstelacja/current/compose.yaml exec -T nginx nginx -s reload
reload=${NGINX_RELOAD:-systemctl reload-or-restart nginx}

# Both are there before either takes its place; certbot's own are links, which cp -L follows.
umask 077
trap 'rm -f "$tls/fullchain.pem.part" "$tls/privkey.pem.part"' EXIT
for name in fullchain privkey; do cp -L "$RENEWED_LINEAGE/$name.pem" "$tls/$name.pem.part"; done
chmod 644 "$tls/fullchain.pem.part"
chmod 600 "$tls/privkey.pem.part"
for name in fullchain privkey; do mv "$tls/$name.pem.part" "$tls/$name.pem"; done
# The first certificate comes while nginx is stopped.
$reload
