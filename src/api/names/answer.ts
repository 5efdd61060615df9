import type { Names } from '../decode.js';

// All field names and aliases of the answers are in this folder. Each field has the type that its value must have, and names in order, the contract's own first;
// without names it has its own. It takes the first one that is there with a value of its type. A new name is one more word here; all others are shown as sent.

/** What stands beside what was asked for (contract sections 4.1 and 4.2). */
export const ENVELOPE = { count: ['count'], publisher: ['text', 'attribution'], licence: ['text'], methodology: ['url'] } as const satisfies Names;
