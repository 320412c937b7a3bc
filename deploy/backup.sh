#!/bin/sh
# Writes a backup into a folder and removes the oldest ones beyond a number, but only after the new one is
# whole: backup.sh FOLDER KEEP. Run in the program's folder, with its settings in the environment.
set -eu
folder=$1
keep=$2
file="$folder/dealership-$(date -u +%Y-%m-%dT%H%M%SZ).zip"
node server/dist/backup.js "$file"
ls -1 "$folder"/dealership-*.zip | sort -r | tail -n "+$((keep + 1))" | while IFS= read -r old; do
  rm -- "$old"
done
