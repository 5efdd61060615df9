<?php
/**
 * Embeds a frame where its address is on a line of its own.
 *
 * SPDX-License-Identifier: GPL-2.0-or-later
 *
 * @package TravelSafetyEmbeds
 */

defined( 'ABSPATH' ) || exit;

/**
 * A pattern for addresses below the folder of our frames.
 *
 * @param string $rest The pattern for the rest of the address.
 */
function travel_safety_pattern( string $rest ): string {
	return '#^' . preg_quote( travel_safety_scripts() . 'frame/', '#' ) . $rest . '$#';
}

add_action(
	'init',
	function () {
		if ( '' === travel_safety_scripts() ) {
			return;
		}
		// The page of a country in a language has an oEmbed response. WordPress trusts its provider, so the frame gets no sandbox.
		wp_oembed_add_provider( travel_safety_pattern( 'country-risk/[A-Z]{2}/(?:[a-z]{2}/)?' ), travel_safety_scripts() . 'oembed/country-risk/', true );
		// Other frames have none, and a country's response ignores parameters such as a variant.
		wp_embed_register_handler(
			'travel-safety',
			travel_safety_pattern( '(' . implode( '|', travel_safety_names() ) . ')/(?:(?:([A-Z]{2})/(?:([a-z]{2})/)?)?\?(.*))?' ),
			function ( array $found, array $attr, string $address ): string {
				[ , $tag, $country, $lang, $query ] = $found + array( '', '', '', '', '' );
				parse_str( $query, $asked );
				// The place and the language, if they are strings. The country in the path wins; the language in the path is a fallback.
				$told  = array_filter( array_intersect_key( $asked, array_flip( array( 'country', 'countries', 'region', 'lang' ) ) ), 'is_string' );
				$title = travel_safety_title( $tag, array_filter( compact( 'country' ) ) + $told + array_filter( compact( 'lang' ) ) );
				return sprintf( '<iframe src="%s" title="%s" width="100%%" height="600" style="border:0" loading="lazy"></iframe>', esc_url( $address ), esc_attr( $title ) );
			}
		);
		wp_register_script( 'travel-safety-resize', travel_safety_scripts() . 'resize.js', array(), null, true ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- as above
	}
);

// The responses are static files, one for each country and language.
add_filter(
	'oembed_fetch_url',
	fn( string $provider, string $address ) => preg_match( travel_safety_pattern( 'country-risk/([A-Z]{2}(?:/[a-z]{2})?)/' ), $address, $match ) && '' !== travel_safety_scripts()
		? travel_safety_scripts() . "oembed/country-risk/{$match[1]}.json"
		: $provider,
	10,
	2
);

/**
 * Loads the script that gives our frames their height, on a page that has one.
 *
 * @param string|false $html The embed, or false if there is none.
 * @return string|false The embed, unchanged.
 */
function travel_safety_resize( $html ) {
	if ( '' !== travel_safety_scripts() && false !== strpos( (string) $html, ' src="' . esc_url( travel_safety_scripts() . 'frame/' ) ) ) {
		wp_enqueue_script( 'travel-safety-resize' );
	}
	return $html;
}

add_filter( 'embed_oembed_html', 'travel_safety_resize' );
add_filter( 'embed_handler_html', 'travel_safety_resize' );
