#!/usr/bin/env bash
# A WordPress to try the plugin in, from Debian's packages, until Ctrl-C:
#
#   bash examples/wordpress/start.sh https://cdn.example/v0/ https://api.example
#
# The first address is the folder of the scripts, the second the API; without them, set both in WordPress (Settings, Travel safety).
# PORT is 8088 unless it is set. As root it installs the packages that are missing. All its files are in one temporary folder, which it
# removes at the end; no other WordPress or database on the machine is touched. Exits with code 3 if packages cannot be installed.
set -euo pipefail
set -m # gives each server a process group to kill as a whole: PHP's workers would outlive their parent
recipe=$(cd "$(dirname "$0")" && pwd)
scripts=${1:-} api=${2:-} port=${PORT:-8088}

not_run() {
  echo "WordPress: $*" >&2
  exit 3
}

# One package at a time: for an unknown one, dpkg-query prints nothing but an error.
missing=()
command -v dpkg-query >/dev/null || not_run 'this is no Debian'
for package in wordpress wordpress-theme-twentytwentythree php-cli php-mysql mariadb-server-core mariadb-client-core; do
  [ "$(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null || true)" = installed ] || missing+=("$package")
done
if [ "${#missing[@]}" != 0 ]; then
  [ "$(id --user)" = 0 ] || not_run "only root can install ${missing[*]}"
  export DEBIAN_FRONTEND=noninteractive
  quietly() { timeout 200 apt-get --quiet --quiet --option Acquire::Retries=1 --option Acquire::http::Timeout=20 "$@" >/dev/null 2>&1; }
  quietly install --yes --no-install-recommends "${missing[@]}" || { quietly update && quietly install --yes --no-install-recommends "${missing[@]}"; } ||
    not_run "${missing[*]} cannot be installed"
fi

folder=$(mktemp --directory --tmpdir wordpress-XXXXXX)
log=$folder/log
children=()
step='beginning'
finish() {
  code=$?
  trap - EXIT
  [ "$code" = 0 ] || { echo "WordPress: ended with code $code while $step. The end of its log:" && tail --lines=20 "$log"; } >&4
  [ "${#children[@]}" = 0 ] || kill -- "${children[@]/#/-}" 2>/dev/null || true
  wait
  rm --recursive --force "$folder"
}
trap finish EXIT
trap 'exit 0' INT TERM HUP
touch "$log"
exec 3>&1 4>&2 >>"$log" 2>&1 # all output goes to the log, except messages to the user on 3 and 4

# Tries a command ten times a second until it succeeds; at most 30 seconds.
until_it_works() {
  for _ in $(seq 300); do "$@" && return || sleep 0.1; done
  return 1
}

step='making the database' # no network, no account besides the user's
mariadb-install-db --no-defaults --user="$(id --user --name)" --datadir="$folder/data" --auth-root-authentication-method=normal --skip-test-db
step='starting the database'
mariadbd --no-defaults --user="$(id --user --name)" --datadir="$folder/data" --socket="$folder/socket" --pid-file="$folder/pid" --skip-networking &
children+=($!)
database() { mariadb --no-defaults --user=root --socket="$folder/socket" "$@"; }
until_it_works database --execute 'select 1'
database --execute 'create database wordpress character set utf8mb4'

step='copying WordPress' # because PHP resolves symbolic links, and would look for files beside their targets
cp --recursive --dereference /usr/share/wordpress "$folder/site"
ln --symbolic "$recipe/travel-safety-embeds" "$folder/site/wp-content/plugins/"
mkdir "$folder/site/wp-content/mu-plugins"
cp "$recipe/one-machine.php" "$folder/site/wp-content/mu-plugins/"
cat >"$folder/site/wp-config.php" <<PHP
<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:$folder/socket' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'WP_HOME', 'http://127.0.0.1:$port' );
define( 'WP_SITEURL', 'http://127.0.0.1:$port' );
define( 'DISABLE_WP_CRON', true );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', '$folder/php.log' );
\$table_prefix = 'wp_';
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
PHP
step='installing WordPress'
php "$recipe/install.php" "$folder/site" "$scripts" "$api"

step='starting the server'
PHP_CLI_SERVER_WORKERS=4 php -S "127.0.0.1:$port" -t "$folder/site" &
children+=($!)
until_it_works php -r "exit( @fsockopen( '127.0.0.1', $port ) ? 0 : 1 );"

cat >&3 <<TEXT
WordPress $(php -r "include '$folder/site/wp-includes/version.php'; echo \$wp_version;") is at http://127.0.0.1:$port/
Write as "author" (password "author"), who may not post HTML; change the settings as "admin" (password "admin").
What PHP complains of is in $folder/php.log. Ctrl-C ends it and removes everything.
TEXT
step='serving'
wait
