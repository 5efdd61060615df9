<?php
/**
 * The tags, as blocks, shortcodes or an author's own HTML.
 *
 * SPDX-License-Identifier: GPL-2.0-or-later
 *
 * @package TravelSafetyEmbeds
 */

defined( 'ABSPATH' ) || exit;

/**
 * The names of the tags: each has a folder with its block.
 *
 * @return list<string>
 */
function travel_safety_names(): array {
	return array_map( 'basename', array_filter( (array) glob( __DIR__ . '/blocks/*', GLOB_ONLYDIR ) ) );
}

/**
 * The metadata of a tag's block, from its file: the tag still works on sites that have unregistered the block.
 *
 * @param string $tag The name of a tag, such as country-risk.
 * @return array<string, mixed>
 */
function travel_safety_block( string $tag ): array {
	static $blocks    = array();
	$blocks[ $tag ] ??= wp_json_file_decode( __DIR__ . "/blocks/$tag/block.json", array( 'associative' => true ) );
	return $blocks[ $tag ];
}

/**
 * Our texts in the language of a locale such as de_DE or de-CH, or in English if there are none.
 *
 * @param string $locale The locale.
 * @return array<string, mixed>
 */
function travel_safety_words( string $locale ): array {
	$file = __DIR__ . '/words/' . preg_replace( '/[^a-z].*/s', '', strtolower( $locale ) ) . '.json';
	return wp_json_file_decode( is_readable( $file ) ? $file : __DIR__ . '/words/en.json', array( 'associative' => true ) );
}

/**
 * A title for a tag's content, in the tag's language or that of the site.
 *
 * @param string               $tag        The name of a tag, such as country-risk.
 * @param array<string, mixed> $attributes Its attributes.
 */
function travel_safety_title( string $tag, array $attributes ): string {
	$words = travel_safety_words( (string) ( $attributes['lang'] ?? get_locale() ) );
	$codes = preg_split( '/[\s,;]+/', (string) ( $attributes['country'] ?? $attributes['countries'] ?? '' ), -1, PREG_SPLIT_NO_EMPTY );
	$names = array_map( fn( $code ) => $words['countries'][ strtoupper( $code ) ] ?? $code, (array) $codes );
	$place = $attributes['name'] ?? ( $names ? implode( ', ', $names ) : $attributes['region'] ?? '' );
	return implode( ': ', array_filter( array( $words['tags'][ $tag ], $place ) ) );
}

/** The message to editors while a setting is missing; otherwise an empty string. */
function travel_safety_missing(): string {
	return '' === travel_safety_scripts() ? __( 'Travel safety: an administrator has to set the folder of the scripts (Settings, Travel safety). Readers see nothing here.', 'travel-safety-embeds' ) : '';
}

/** Makes the page load our script and styles; calling it again has no effect. */
function travel_safety_enqueue(): void {
	wp_enqueue_script( 'travel-safety-embeds' );
	wp_enqueue_style( 'travel-safety-heights' );
}

/**
 * The address of the frame for a tag, without the attributes that frames reject.
 *
 * @param string               $tag        The name of a tag, such as country-risk.
 * @param array<string, mixed> $attributes Its attributes.
 */
function travel_safety_frame( string $tag, array $attributes ): string {
	$refused = array( 'api-base', 'frozen', 'headline', 'loading', 'name', 'publisher-name', 'publisher-url', 'tile-attribution' );
	if ( 'country-risk' === $tag ) {
		array_push( $refused, 'published', 'published-score', 'published-tier' );
	}
	$told       = array_diff_key( $attributes, array_flip( $refused ) );
	$parameters = array_map( fn( $value ) => true === $value ? '' : $value, $told );
	return travel_safety_scripts() . "frame/$tag/?" . http_build_query( $parameters, '', '&', PHP_QUERY_RFC3986 );
}

/**
 * The link that readers see before the script runs, in feeds and in newsletters.
 *
 * @param string               $tag        The name of a tag, such as country-risk.
 * @param array<string, mixed> $attributes Its attributes.
 */
function travel_safety_link( string $tag, array $attributes ): string {
	return sprintf( '<a href="%s">%s</a>', esc_url( travel_safety_frame( $tag, $attributes ) ), esc_html( travel_safety_title( $tag, $attributes ) ) );
}

/**
 * A tag as HTML.
 *
 * @param string               $tag      The name of a tag, such as country-risk.
 * @param array<string, mixed> $given    Its attributes; unknown and empty ones are left out.
 * @param string               $fallback HTML to show until the script runs; a link by default.
 */
function travel_safety_tag( string $tag, array $given, string $fallback = '' ): string {
	if ( '' !== travel_safety_missing() ) {
		return current_user_can( 'edit_posts' ) ? '<p>' . esc_html( travel_safety_missing() ) . '</p>' : '';
	}
	travel_safety_enqueue();
	$attributes = array_filter( array_intersect_key( $given, travel_safety_block( $tag )['attributes'] ), fn( $value ) => is_scalar( $value ) && '' !== $value && false !== $value );
	$html       = "<$tag";
	foreach ( $attributes as $name => $value ) {
		$html .= true === $value ? " $name" : sprintf( ' %s="%s"', $name, esc_attr( (string) $value ) );
	}
	return $html . '>' . ( '' === trim( $fallback ) ? travel_safety_link( $tag, $attributes ) : $fallback ) . "</$tag>";
}

add_action(
	'init',
	function () {
		// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- the folder's address contains the version.
		wp_register_script( 'travel-safety-embeds', travel_safety_scripts() . 'embed.js', array(), null, true );
		wp_register_style( 'travel-safety-heights', plugins_url( 'heights.css', __FILE__ ), array(), '0.1.0' );
		wp_register_script( 'travel-safety-editor', plugins_url( 'editor.js', __FILE__ ), array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element' ), '0.1.0', true );
		$words = travel_safety_words( determine_locale() );
		foreach ( travel_safety_names() as $tag ) {
			register_block_type( __DIR__ . "/blocks/$tag", array( 'title' => $words['tags'][ $tag ] ) );
			// [country_risk country="JP" variant="badge"], optionally with a fallback before [/country_risk]; a word without a value is a boolean attribute.
			add_shortcode(
				str_replace( '-', '_', $tag ),
				function ( $given, $content = '' ) use ( $tag ) {
					$given = array_map( fn( $value ) => html_entity_decode( $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' ), (array) $given );
					$words = array_filter( $given, 'is_int', ARRAY_FILTER_USE_KEY );
					return travel_safety_tag( $tag, array_fill_keys( $words, true ) + $given, (string) $content );
				}
			);
		}
	}
);

// Only the blocks that the site has not unregistered.
add_action(
	'enqueue_block_editor_assets',
	function () {
		$names  = array_map( fn( $tag ) => "travel-safety/$tag", travel_safety_names() );
		$blocks = array(
			'names'    => array_values( array_filter( $names, array( WP_Block_Type_Registry::get_instance(), 'is_registered' ) ) ),
			'settings' => travel_safety_missing(),
			'words'    => travel_safety_words( get_user_locale() ),
		);
		wp_add_inline_script( 'travel-safety-editor', 'var travelSafetyBlocks = ' . wp_json_encode( $blocks ) . ';', 'before' );
	}
);

// The attributes of the snippet. The folder of the scripts allows every origin, and authors can set no other API than this one.
add_filter(
	'script_loader_tag',
	function ( string $html, string $handle ): string {
		if ( 'travel-safety-embeds' !== $handle ) {
			return $html;
		}
		$origin     = preg_match( '#^https?://[^/]+#', travel_safety_api(), $match ) ? $match[0] : '';
		$attributes = sprintf( ' async crossorigin="anonymous" data-allowed-api-origins="%s"', esc_url( $origin ) );
		if ( '' !== $origin ) {
			$attributes .= sprintf( ' data-api-base="%s"', esc_url( travel_safety_api() ) );
		}
		return str_replace( '<script', '<script' . $attributes, $html );
	},
	10,
	2
);

// A tag or a placeholder that an author wrote as HTML needs the script too.
add_filter(
	'the_content',
	function ( string $content ): string {
		$names = implode( '|', travel_safety_names() );
		if ( '' !== travel_safety_scripts() && preg_match( "#<(?:$names)\\b|<[^>]+\\sdata-(?:$names)[\\s=>]#", $content ) && ! doing_filter( 'get_the_excerpt' ) ) {
			travel_safety_enqueue();
		}
		return $content;
	},
	100
);

// Blocks render their tags in the editor, which needs the script.
add_action(
	'enqueue_block_assets',
	function () {
		if ( is_admin() && '' !== travel_safety_scripts() ) {
			travel_safety_enqueue();
		}
	}
);
