import type { Rect } from './label-placement.js';

/** The size of a map's text, in pixels, and where its buttons stand. To ask for it while something waits to be laid out is to have it laid out at once: hence it is measured when a new size has just been. */
export class Measures {
  textSize = 16;
  tools: readonly Rect[] = [];
  readonly #box: HTMLElement;

  constructor(box: HTMLElement) {
    this.#box = box;
  }

  take(): void {
    this.textSize = Number.parseFloat(getComputedStyle(this.#box).fontSize);
    this.tools = rectsOf(this.#box, '.tool');
  }

  /** The size of a sign relative to the usual one: signs grow by half of what the text does. */
  get signScale(): number {
    return 0.5 + this.textSize / 32;
  }
}

/** Layout offsets, not client rectangles: the page may have scaled the map with a transform. */
export const rectsOf = (box: HTMLElement, selector: string): readonly Rect[] =>
  [...box.querySelectorAll<HTMLElement>(selector)].map(({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) => ({
    left: offsetLeft,
    top: offsetTop,
    right: offsetLeft + offsetWidth,
    bottom: offsetTop + offsetHeight,
  }));
