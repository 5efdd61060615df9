<?php
/**
 * Not part of the plugin, but needed to try it without a network: lets WordPress read oEmbed responses from this machine, which it
 * would refuse otherwise, and from nowhere else.
 */

add_filter( 'http_request_host_is_external', fn( $is, $host ) => in_array( $host, array( '127.0.0.1', 'localhost' ), true ), 10, 2 );
add_filter( 'http_allowed_safe_ports', fn( $ports, $host, $url ) => array_merge( $ports, array( (int) wp_parse_url( $url, PHP_URL_PORT ) ) ), 10, 3 );
add_filter(
	'pre_http_request',
	fn( $answer, $arguments, $url ) => in_array( wp_parse_url( $url, PHP_URL_HOST ), array( '127.0.0.1', 'localhost' ), true )
		? $answer
		: new WP_Error( 'one_machine', 'This WordPress asks no other machine.' ),
	10,
	3
);
