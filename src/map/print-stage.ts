import { nothing } from 'lit';
import { adoptStyles } from '../ui/theme.js';
import { afterFrame } from './after-frame.js';
import type { Sheet } from './print-world.js';

// A chunk of its own, which comes after the map is painted: paper cannot wait for it.
const loadPaperWorld = () => import('./print-world.js');

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
  #draw: Awaited<ReturnType<typeof loadPaperWorld>>['printWorld'] | undefined;

  constructor(map: PrintedMap) {
    this.#map = map;
    for (const name of PRINTS) addEventListener(name, this.#onPrint);
  }

  load(container: HTMLElement): void {
    afterFrame(() => {
      const load = async (): Promise<void> => {
        const { printStyles, printWorld } = await loadPaperWorld();
        adoptStyles(container.getRootNode() as ShadowRoot, [printStyles]);
        this.#draw = printWorld;
      };
      // Without it the table is printed alone.
      void load().catch(() => undefined);
    });
  }

  destroy(): void {
    for (const name of PRINTS) removeEventListener(name, this.#onPrint);
  }

  readonly #onPrint = ({ type }: Event): void => {
    const sheet = type === 'beforeprint' ? this.#map.sheet() : undefined;
    this.content = sheet ? this.#draw?.(sheet) : nothing;
    this.#map.render();
  };
}
