import type { Place } from '../model/incident.js';

/** The width of the world at zoom 0, in pixels. */
export const WORLD_SIZE = 256;

/** How far east of the antimeridian a longitude lies, in pixels at zoom 0. */
export const worldX = (lng: number): number => (lng / 360 + 0.5) * WORLD_SIZE;

/** How far south of the top of the map a latitude lies, in pixels at zoom 0. */
export const worldY = (lat: number): number => WORLD_SIZE * (0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI));

/** Where a place lies, in pixels at zoom 0. */
export const worldPoint = ({ lat, lng }: Place): { readonly x: number; readonly y: number } => ({ x: worldX(lng), y: worldY(lat) });
