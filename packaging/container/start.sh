#!/bin/sh
# Writes what the container was given into nginx's configuration, and becomes nginx. Only /tmp can be written.
set -eu

# plain NAME VALUE PATTERN MEANING: only what can be nothing but a value in that configuration.
plain() {
  if [ "$({ printf '%s' "$2" | tr '\n' '!'; echo; } | sed -nE "s#^($3)\$#fits#p")" != fits ]; then
    echo "taskweave: $1 is \"$2\", but has to be $4." >&2
    exit 64
  fi
}
plain ENGINE "$ENGINE" '[A-Za-z0-9._-]+(:[0-9]+)?|\[[0-9a-fA-F:]+\](:[0-9]+)?' 'a host and a port, as in engine:8080'
plain ROOT "$ROOT" '(/[A-Za-z0-9._-]+)*' 'a path without a slash at its end, as in /camunda'
plain PORT "$PORT" '[0-9]+' 'a number'
plain ORIGINS "$ORIGINS" '[A-Za-z0-9:/.*_ -]*' 'origins with blanks between them'
plain BACKENDS "$BACKENDS" '[A-Za-z0-9:/.*_ -]*' 'origins with blanks between them'

sed -e "s#server 127.0.0.1:8080;#server $ENGINE;#" \
  -e "s#listen 80;#listen $PORT;#" \
  -e "s#set \$taskweave_origins \"\";#set \$taskweave_origins \"${ORIGINS:+ $ORIGINS}\";#" \
  -e "s#set \$taskweave_backends \"\";#set \$taskweave_backends \"${BACKENDS:+ $BACKENDS}\";#" \
  -e "s#/operaton#$ROOT#g" \
  /srv/taskweave/taskweave.conf > /tmp/taskweave.conf

exec nginx -g 'daemon off;'
