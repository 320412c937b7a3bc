#!/bin/sh
# Puts a version of the program into a folder of its own, with its packages, and starts it: new-version.sh [COMMIT].
# The running server keeps the files of its own folder until it is restarted. To go back to an older version whose
# folder is still there, give its commit (docs/operations.md says what a newer database means for that).
set -eu
root=${ROOT:-/srv/dealership}
restart=${RESTART:-systemctl restart dealership}
kept=3

cd "$root"
git -C source fetch --quiet --tags origin
commit=$(git -C source rev-parse --short=12 "${1:-origin/HEAD}^{commit}")
folder=versions/$commit

if [ ! -e "$folder/complete" ]; then
  rm -rf "$folder"
  mkdir -p "$folder"
  git -C source archive "$commit" | tar -x -C "$folder"
  # What belongs to the dealership, and not to a version.
  rm -rf "$folder/uploads"
  ln -s "$root/uploads" "$folder/uploads"
  ln -s "$root/data" "$folder/data"
  (
    cd "$folder"
    npm ci --ignore-scripts --omit=dev
    node scripts/build.mjs server
    node scripts/build.mjs client
  )
  touch "$folder/complete"
fi

# In one step: there is no moment without a version.
ln -sfn "$folder" current.new
mv -T current.new current
touch "$folder"
$restart

# The oldest go; the running one is the newest.
ls -1dt versions/*/ | tail -n "+$((kept + 1))" | xargs -r rm -rf
