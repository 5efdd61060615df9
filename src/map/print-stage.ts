import { nothing } from 'lit';
import { adoptStyles } from '../ui/theme.js';
import { printStyles, printWorld, type Sheet } from './print-world.js';

const PRINTS = ['beforeprint', 'afterprint'];

/** What the drawing needs of the map. */
interface PrintedMap {
  /** What to draw, if there is anything. */
  readonly sheet: () => Sheet | undefined;
  /** Renders the drawing, or takes it away. */
  readonly render: () => void;
}

/** The drawing of the map that is there while the page is printed. */
export class PrintStage {
  content: unknown = nothing;
  readonly #map: PrintedMap;

  constructor(container: HTMLElement, map: PrintedMap) {
    this.#map = map;
    adoptStyles(container.getRootNode() as ShadowRoot, [printStyles]);
    // Before others, such as the editor's notes, which are put on the drawing.
    for (const name of PRINTS) addEventListener(name, this.#onPrint, true);
  }

  destroy(): void {
    for (const name of PRINTS) removeEventListener(name, this.#onPrint, true);
  }

  readonly #onPrint = ({ type }: Event): void => {
    const sheet = type === 'beforeprint' ? this.#map.sheet() : undefined;
    this.content = sheet ? printWorld(sheet) : nothing;
    this.#map.render();
  };
}
