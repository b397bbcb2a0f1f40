#!/bin/sh
# Puts a backup that deploy/backup.sh made into an empty database, and its pictures to those there are, with the servers
# stopped. Names the folder below BACKUPS. PostgreSQL is found by its own PG… settings.
set -eu
umask 077
data=${DATA:-/data} backups=${BACKUPS:-/backups}
from="$backups/${1:?name the folder of a backup}"
(cd "$from" && sha256sum --check --quiet SHA256SUMS)
# All or nothing: a database that is not empty stays as it is.
pg_restore --exit-on-error --single-transaction --no-owner --dbname="$PGDATABASE" "$from/tameer.dump"
# Receipts get letters of their own from here on: two restores of one backup must give no two of them one number.
if [ -n "$(psql --dbname="$PGDATABASE" --no-align --tuples-only --command="select to_regclass('paper_letters')")" ]; then
  psql --dbname="$PGDATABASE" --quiet --command="delete from paper_letters"
fi
for folder in uploads uploads-private; do
  # An older backup has no papers of marks.
  if [ ! -d "$from/$folder" ]; then continue; fi
  mkdir -p "$data/$folder"
  cp -R "$from/$folder/." "$data/$folder/"
  # To whom the folder belongs: the server's user.
  chown -R --reference="$data" "$data/$folder"
done
echo "Restored $from"
