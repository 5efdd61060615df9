<?php
/**
 * Called by start.sh: php install.php SITE SCRIPTS API. Installs WordPress with an administrator and an author, and activates the plugin.
 */

[ , $site, $scripts, $api ] = $argv;

define( 'WP_INSTALLING', true );
require $site . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

add_filter( 'pre_wp_mail', '__return_true' ); // nobody to notify

wp_install( 'The Daily Example', 'admin', 'admin@news.example', true, '', 'admin' );
wp_insert_user(
	array(
		'user_login' => 'author',
		'user_pass'  => 'author',
		'user_email' => 'author@news.example',
		'role'       => 'author',
	)
);
switch_theme( 'twentytwentythree' );
$problem = activate_plugin( 'travel-safety-embeds/travel-safety-embeds.php' );
if ( is_wp_error( $problem ) ) {
	fwrite( STDERR, $problem->get_error_message() . "\n" );
	exit( 1 );
}
foreach ( array_filter( compact( 'scripts', 'api' ) ) as $name => $address ) {
	update_option( "travel_safety_$name", $address );
}
