/** A test of what no engine does otherwise, such as what axe says of the names, roles and colours of the same nodes. */
export const itInChromium: (name: string, test: () => Promise<void>) => void = navigator.userAgent.includes('Chrome/') ? it : () => undefined;
