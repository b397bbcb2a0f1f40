#!/bin/sh
# Writes the secrets compose.yaml asks for into .env, once.
set -eu
cd "$(dirname "$0")/.."
if [ -e .env ]; then
  echo 'There is a .env already: nothing was changed.' >&2
  exit 1
fi
umask 077
for name in SESSION_SECRET POSTGRES_PASSWORD STORAGE_PASSWORD; do
  # Letters and digits alone: some stand in addresses.
  echo "$name=$(openssl rand -hex 32)"
done >.env
echo 'Wrote .env. Set SITE=your.domain in it to serve others than this machine.'
