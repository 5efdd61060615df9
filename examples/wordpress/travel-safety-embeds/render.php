<?php
/**
 * Renders any of our blocks: its tag in the block's wrapper element.
 *
 * @var array<string, mixed> $attributes The block's attributes.
 * @var WP_Block             $block      The block.
 *
 * SPDX-License-Identifier: GPL-2.0-or-later
 *
 * @package TravelSafetyEmbeds
 */

defined( 'ABSPATH' ) || exit;

// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- travel_safety_tag() escapes.
echo '<div ' . get_block_wrapper_attributes() . '>' . travel_safety_tag( basename( $block->name ), $attributes ) . '</div>';
