<?php
/**
 * Removes the plugin's options.
 *
 * SPDX-License-Identifier: GPL-2.0-or-later
 *
 * @package TravelSafetyEmbeds
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/** Deletes one site's settings. */
function travel_safety_forget(): void {
	delete_option( 'travel_safety_scripts' );
	delete_option( 'travel_safety_api' );
}

if ( is_multisite() ) {
	$travel_safety_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( (array) $travel_safety_sites as $travel_safety_site ) {
		switch_to_blog( $travel_safety_site );
		travel_safety_forget();
		restore_current_blog();
	}
} else {
	travel_safety_forget();
}
