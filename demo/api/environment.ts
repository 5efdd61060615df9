/** The instant in an environment variable such as `NOW=2026-06-10T12:00:00Z`, in epoch milliseconds; `undefined` if not set. */
export function instantFrom(name: string): number | undefined {
  const text = process.env[name];
  if (!text) return undefined;
  const instant = Date.parse(text);
  if (Number.isNaN(instant)) throw new Error(`${name} must be a date and time such as 2026-06-10T12:00:00Z, not "${text}".`);
  return instant;
}

/** A clock that starts at an instant; without one, the system clock. */
export function clockFrom(instant: number | undefined): () => number {
  if (instant === undefined) return Date.now;
  const began = performance.now();
  return () => instant + Math.floor(performance.now() - began);
}

/** The number in an environment variable; `undefined` if not set. */
export function countFrom(name: string): number | undefined {
  const text = process.env[name];
  if (!text) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`${name} must be a whole number above 0, not "${text}".`);
  return Number(text);
}
