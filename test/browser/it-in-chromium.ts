/** A test of what is the same in every engine, such as axe's results for the same nodes. */
export const itInChromium: (name: string, test: () => Promise<void>) => void = navigator.userAgent.includes('Chrome/') ? it : () => undefined;
