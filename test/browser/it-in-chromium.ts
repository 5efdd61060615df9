/** A test of something engine-independent, such as axe's results for the same DOM. */
export const itInChromium: (name: string, test: () => Promise<void>) => void = navigator.userAgent.includes('Chrome/') ? it : () => undefined;
