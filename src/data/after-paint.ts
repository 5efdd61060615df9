import { idle } from './attention.js';

/** How long (ms) a busy page keeps waiting what a reader may soon scroll to. */
const SOON = 200;

/** Resolves after what stands has been painted, and what waits for its size with it, once the browser has nothing better to do. */
export async function afterPaint(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await idle(SOON);
}
