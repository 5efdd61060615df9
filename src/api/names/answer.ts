import type { Names } from '../decode.js';

/** What stands beside what was asked for (contract sections 4.1 and 4.2). */
export const ENVELOPE = { count: ['count'], publisher: ['text', 'attribution'], licence: ['text'], methodology: ['url'] } as const satisfies Names;
