<?php
/**
 * Settings, Travel safety: the folder of the scripts and the address of the API.
 *
 * SPDX-License-Identifier: GPL-2.0-or-later
 *
 * @package TravelSafetyEmbeds
 */

defined( 'ABSPATH' ) || exit;

/** The folder of the scripts, with a trailing slash; an empty string until it is set. */
function travel_safety_scripts(): string {
	return (string) get_option( 'travel_safety_scripts', '' );
}

/** The address of the API; an empty string if it is part of the scripts' build. */
function travel_safety_api(): string {
	return (string) get_option( 'travel_safety_api', '' );
}

/**
 * True for https, and for http on this machine.
 *
 * @param string $address An address.
 */
function travel_safety_is_safe( string $address ): bool {
	[ 'scheme' => $scheme, 'host' => $host ] = (array) wp_parse_url( $address ) + array(
		'scheme' => '',
		'host'   => '',
	);
	return $host && ( 'https' === $scheme || ( 'http' === $scheme && in_array( $host, array( 'localhost', '127.0.0.1' ), true ) ) );
}

/**
 * The value to save for a setting: a safe address or an empty string. Otherwise the old value is kept, with an error message for invalid text.
 *
 * @param string $name  The setting.
 * @param mixed  $value The submitted value.
 */
function travel_safety_checked( string $name, $value ): string {
	if ( ! is_string( $value ) ) {
		return (string) get_option( $name, '' );
	}
	$address = trim( $value );
	if ( '' === $address || travel_safety_is_safe( $address ) ) {
		return esc_url_raw( $address );
	}
	/* translators: %s: what was typed. */
	$sentence = sprintf( __( '"%s" is not an address that begins with https://. It was not saved.', 'travel-safety-embeds' ), $address );
	add_settings_error( $name, 'no-address', $sentence );
	return (string) get_option( $name, '' );
}

/**
 * The folder to save; the address of the script itself is accepted too.
 *
 * @param mixed $value The submitted value.
 */
function travel_safety_folder( $value ): string {
	$folder  = is_string( $value ) ? preg_replace( '#(?<=/)embed\.m?js$#', '', trim( $value ) ) : $value;
	$address = travel_safety_checked( 'travel_safety_scripts', $folder );
	return '' === $address ? '' : trailingslashit( $address );
}

add_action(
	'admin_init',
	function () {
		$fields = array(
			'travel_safety_scripts' => array(
				__( 'Folder of the scripts', 'travel-safety-embeds' ),
				__( 'Where your newsroom has put the folder dist/cdn, e.g. https://cdn.example/v0/', 'travel-safety-embeds' ),
				'travel_safety_folder',
			),
			'travel_safety_api'     => array(
				__( 'Address of the API', 'travel-safety-embeds' ),
				__( 'Where the data comes from, e.g. https://api.example. Leave it empty if the scripts were built with it.', 'travel-safety-embeds' ),
				fn( $value ) => travel_safety_checked( 'travel_safety_api', $value ),
			),
		);
		add_settings_section( 'travel-safety', '', '__return_empty_string', 'travel-safety' );
		foreach ( $fields as $name => [ $label, $help, $sanitize ] ) {
			register_setting( 'travel-safety', $name, array( 'sanitize_callback' => $sanitize ) );
			add_settings_field(
				$name,
				$label,
				fn() => printf(
					'<input type="url" class="regular-text code" id="%1$s" name="%1$s" value="%2$s" aria-describedby="%1$s-help"><p class="description" id="%1$s-help">%3$s</p>',
					esc_attr( $name ),
					esc_attr( get_option( $name, '' ) ),
					esc_html( $help )
				),
				'travel-safety',
				'travel-safety',
				array( 'label_for' => $name )
			);
		}
	}
);

/** The page of the settings. */
function travel_safety_settings_page(): void {
	echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1><form action="options.php" method="post">';
	settings_fields( 'travel-safety' );
	do_settings_sections( 'travel-safety' );
	submit_button();
	echo '</form></div>';
}

add_action(
	'admin_menu',
	fn() => add_options_page( __( 'Travel safety', 'travel-safety-embeds' ), __( 'Travel safety', 'travel-safety-embeds' ), 'manage_options', 'travel-safety', 'travel_safety_settings_page' )
);

add_filter(
	'plugin_action_links_' . plugin_basename( __DIR__ . '/travel-safety-embeds.php' ),
	function ( array $links ): array {
		array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=travel-safety' ) ), esc_html__( 'Settings', 'travel-safety-embeds' ) ) );
		return $links;
	}
);
