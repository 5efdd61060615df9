import { html, type TemplateResult } from 'lit';
import type { Localizer } from '../words/localizer.js';

/** What the map's buttons do. */
export interface ToolHandlers {
  readonly zoom: (levels: number) => void;
  readonly fit: () => void;
  /** By how many steps to the right and down. */
  readonly pan: (right: number, down: number) => void;
}

const icon = (path: string): TemplateResult => html`<svg viewBox="0 0 16 16" aria-hidden="true"><path d=${path}></path></svg>`;

const PLUS = 'M8 3v10M3 8h10';
const MINUS = 'M3 8h10';
const FRAME = 'M6 2.5H2.5V6M10 2.5h3.5V6M6 13.5H2.5V10M10 13.5h3.5V10';
const UP = 'M3.5 10 8 5.5l4.5 4.5';
const DOWN = 'M3.5 6 8 10.5 12.5 6';
const LEFT = 'M10 3.5 5.5 8l4.5 4.5';
const RIGHT = 'M6 3.5 10.5 8 6 12.5';

/** Buttons to zoom, fit and pan, for readers who do not drag: one tab stop, with arrow keys between the buttons. Named after the tag, because a page may have several. */
export function mapControls({ strings }: Localizer<'map'>, fitLabel: string, { zoom, fit, pan }: ToolHandlers): TemplateResult {
  const tool = (name: string, label: string, path: string, act: () => void) =>
    html`<button class="tool ${name}" type="button" tabindex=${name === 'in' ? 0 : -1} aria-label=${label} @click=${act}>${icon(path)}</button>`;
  return html`<div
    class="tools"
    id="tools"
    role="toolbar"
    aria-label=${strings.mapControls}
    aria-labelledby="tools title"
    @keydown=${onKey}
    @focusin=${onFocus}
  >
    ${tool('in', strings.zoomIn, PLUS, () => zoom(1))}${tool('out', strings.zoomOut, MINUS, () => zoom(-1))}${tool('fit', fitLabel, FRAME, fit)}
    ${tool('up', strings.panUp, UP, () => pan(0, -1))}${tool('left', strings.panLeft, LEFT, () => pan(-1, 0))}
    ${tool('right', strings.panRight, RIGHT, () => pan(1, 0))}${tool('down', strings.panDown, DOWN, () => pan(0, 1))}
  </div>`;
}

const toolsOf = ({ currentTarget }: Event): readonly HTMLElement[] => [...(currentTarget as HTMLElement).querySelectorAll<HTMLElement>('.tool')];

function onKey(event: KeyboardEvent): void {
  const tools = toolsOf(event);
  const here = tools.indexOf(event.target as HTMLElement);
  const by = ['ArrowRight', 'ArrowDown'].includes(event.key) ? 1 : ['ArrowLeft', 'ArrowUp'].includes(event.key) ? -1 : 0;
  if (!by) return;
  event.preventDefault();
  tools.at((here + by) % tools.length)?.focus({ preventScroll: true });
}

function onFocus(event: FocusEvent): void {
  for (const tool of toolsOf(event)) tool.tabIndex = tool === event.target ? 0 : -1;
}
