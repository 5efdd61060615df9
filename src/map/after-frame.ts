/** Calls back in a task of its own, once the next frame has been painted. */
export const afterFrame = (then: () => void): void => void requestAnimationFrame(() => setTimeout(then));
