#!/bin/sh
# Writes the secrets compose.yaml asks for into .env, once, with the mail catcher for a trial.
set -eu
cd "$(dirname "$0")/.."
if [ -e .env ]; then
  echo 'There is a .env already: nothing was changed.' >&2
  exit 1
fi
umask 077
for name in SESSION_SECRET POSTGRES_PASSWORD; do
  # Letters and digits alone: some stand in addresses.
  echo "$name=$(openssl rand -hex 32)"
done >.env
cat >>.env <<'END'
# A catcher that delivers nothing. Name a mail server and its sender here, and remove the profile, before others are served.
COMPOSE_PROFILES=demo-mail
SMTP_URL=smtp://mail:1025
MAIL_FROM=Tameer <no-reply@localhost.localdomain>
# Where replies to our mails go, and reports of problems.
#CONTACT_EMAIL=help@example.com
END
echo 'Wrote .env. Before it serves others: SITE=your.domain, SMTP_URL, MAIL_FROM and CONTACT_EMAIL, without COMPOSE_PROFILES.'
