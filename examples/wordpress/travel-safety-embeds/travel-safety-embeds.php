<?php
/**
 * Plugin Name: Travel Safety Embeds
 * Description: Country risk scores, official advisories and incident maps in stories: as blocks, shortcodes, placeholders and pasted addresses.
 * Version: 0.1.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: GPL-2.0-or-later
 * License URI: https://www.gnu.org/licenses/old-licenses/gpl-2.0.html
 * Text Domain: travel-safety-embeds
 *
 * SPDX-License-Identifier: GPL-2.0-or-later
 *
 * @package TravelSafetyEmbeds
 */

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/settings.php';
require __DIR__ . '/tags.php';
require __DIR__ . '/addresses.php';
