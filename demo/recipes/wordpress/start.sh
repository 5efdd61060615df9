#!/usr/bin/env bash
# A WordPress to try the plugin in, from Debian's packages, until Ctrl-C:
#
#   bash demo/recipes/wordpress/start.sh https://cdn.example/v0/ https://api.example
#
# The first address is the folder of the scripts, the second the API; without them, set both in WordPress (Settings, Travel safety).
# PORT is 8088 unless it is set. As root it installs the packages that are missing. All that it makes is in one temporary folder, which it
# removes at the end: a WordPress or a database that the machine has besides is not touched. Ends with code 3 if the packages cannot be had.
set -euo pipefail
set -m # each server is a group of processes, and ends as one: PHP's workers outlive their parent otherwise
recipe=$(cd "$(dirname "$0")" && pwd)
scripts=${1:-} api=${2:-} port=${PORT:-8088}

packages=(wordpress wordpress-theme-twentytwentythree php-cli php-mysql mariadb-server-core mariadb-client-core)
missing() { dpkg-query --show --showformat='${db:Status-Status}\n' "${packages[@]}" 2>&1 | grep --invert-match --line-regexp --quiet installed; }
not_run() {
  echo "WordPress: $*" >&2
  exit 3
}

command -v dpkg-query >/dev/null || not_run 'this is no Debian'
if missing; then
  [ "$(id --user)" = 0 ] || not_run "only root can install ${packages[*]}"
  export DEBIAN_FRONTEND=noninteractive
  quietly() { timeout 200 apt-get --quiet --quiet --option Acquire::Retries=1 --option Acquire::http::Timeout=20 "$@" >/dev/null 2>&1; }
  quietly install --yes --no-install-recommends "${packages[@]}" || { quietly update && quietly install --yes --no-install-recommends "${packages[@]}"; } ||
    not_run "${packages[*]} cannot be installed"
fi

folder=$(mktemp --directory --tmpdir wordpress-XXXXXX)
children=()
finish() {
  trap - EXIT
  [ "${#children[@]}" = 0 ] || kill -- "${children[@]/#/-}" 2>/dev/null || true
  wait
  rm --recursive --force "$folder"
}
trap finish EXIT
trap 'exit 0' INT TERM HUP

# The database: no network, no account but that of the user who runs it.
mariadb-install-db --no-defaults --user="$(id --user --name)" --datadir="$folder/data" --auth-root-authentication-method=normal --skip-test-db >"$folder/log" 2>&1
mariadbd --no-defaults --user="$(id --user --name)" --datadir="$folder/data" --socket="$folder/socket" --pid-file="$folder/pid" --skip-networking >>"$folder/log" 2>&1 &
children+=($!)
database() { mariadb --no-defaults --user=root --socket="$folder/socket" "$@"; }
for _ in $(seq 200); do database --execute 'select 1' >/dev/null 2>&1 && break || sleep 0.1; done
database --execute 'create database wordpress character set utf8mb4'

# WordPress: a copy, because PHP takes a linked file for the one it leads to.
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
php "$recipe/install.php" "$folder/site" "$scripts" "$api"

PHP_CLI_SERVER_WORKERS=4 php -S "127.0.0.1:$port" -t "$folder/site" >>"$folder/log" 2>&1 &
children+=($!)
for _ in $(seq 100); do php -r "exit( @fsockopen( '127.0.0.1', $port ) ? 0 : 1 );" && break || sleep 0.1; done

cat <<TEXT
WordPress $(php -r "include '$folder/site/wp-includes/version.php'; echo \$wp_version;") is at http://127.0.0.1:$port/
Write as "author" (password "author"), who may not post HTML; change the settings as "admin" (password "admin").
What PHP complains of is in $folder/php.log. Ctrl-C ends it and removes everything.
TEXT
wait
