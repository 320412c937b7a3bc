#!/bin/sh
# What compose.try.yml runs. `try.sh secrets` makes the database's password and the key of the session cookies, each
# once; `try.sh serve` reads them and starts the server, which waits for the database.
set -eu
folder=${SECRETS_DIR:-/app/data}
umask 077

case $1 in
secrets)
  for name in database-password jwt-secret; do
    [ -e "$folder/$name" ] && continue
    # 32 bytes as hexadecimal digits; renamed when whole, so that a file that is there can be used.
    od -An -N32 -tx1 /dev/urandom | tr -d ' \n' >"$folder/$name.new"
    mv "$folder/$name.new" "$folder/$name"
  done
  ;;
serve)
  JWT_SECRET=$(cat "$folder/jwt-secret")
  DATABASE_URL=mysql://dealership:$(cat "$folder/database-password")@${DATABASE:?}
  export JWT_SECRET DATABASE_URL
  exec node --max-semi-space-size=4 server/dist/main.js
  ;;
esac
