<?php
/**
 * Leaves nothing behind.
 *
 * SPDX-License-Identifier: GPL-2.0-or-later
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'travel_safety_scripts' );
delete_option( 'travel_safety_api' );
