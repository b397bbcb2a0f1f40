#!/bin/sh
# Database and pictures into a new folder below BACKUPS, while the servers run. PostgreSQL is found by its own PG… settings.
# The first copy of the pictures keeps what is removed while the dump is made, the second brings what came.
set -eu
umask 077
data=${DATA:-/data} backups=${BACKUPS:-/backups}
into="$backups/$(date -u +%Y-%m-%dT%H%M%S)"
unfinished="$into.unfinished"
# Pictures, and papers of companies' marks.
copy() {
  for folder in uploads uploads-private; do
    mkdir -p "$unfinished/$folder"
    if [ -d "$data/$folder" ]; then cp -R -u "$data/$folder/." "$unfinished/$folder/"; fi
  done
}
copy
pg_dump --format=custom --no-owner --file="$unfinished/tameer.dump"
copy
rm -rf "$unfinished/uploads/.unfinished" "$unfinished/uploads-private/.unfinished"
(cd "$unfinished" && find . -type f ! -name SHA256SUMS -exec sha256sum {} + >SHA256SUMS)
sync
mv "$unfinished" "$into"
# Whole backups that are older go, and what an interrupted one left.
find "$backups" -mindepth 1 -maxdepth 1 -type d -mtime "+${BACKUPS_KEPT_DAYS:-14}" -exec rm -rf {} +
echo "Backed up to $into"
