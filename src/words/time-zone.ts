import { intl } from './intl.js';

/** A time zone by the name that `Intl` has for it, or `undefined`. */
export function validTimeZone(timeZone: string | undefined): string | undefined {
  try {
    return timeZone ? intl('DateTimeFormat', 'en', { timeZone }).resolvedOptions().timeZone : undefined;
  } catch {
    return undefined;
  }
}
