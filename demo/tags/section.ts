import { countries } from 'virtual:known-values';
import { html, nothing, render, type TemplateResult } from 'lit';
import type { Named, TagFacts } from '../../build/facts.js';
import { codeFor } from '../builder/country-fields.js';
import { heightsOf } from '../heights.js';
import { inCode } from '../in-code.js';
import { ADDRESSES, snippetFigure, snippetOf } from '../snippet.js';
import { controlRow, type Suggestion } from './control.js';
import { logEvents } from './event-log.js';
import { SAMPLES } from './samples.js';
import { addAnswer, removeAnswer } from './snapshot.js';

type Suggestions = Readonly<Record<string, readonly Suggestion[]>>;

/** Maximum container widths (px) for the first two columns of `HEIGHTS`. */
const COLUMNS = [480, 900];

/** Container widths at which the incident map is beside its list but narrower than on a full page. */
const BESIDE = { from: 760, to: 1000, height: 800 };

/** The height to reserve for a tag in a container of this width; `undefined` for `inline`. */
function heightOf(tag: HTMLElement, width: number): number | undefined {
  if (tag.localName === 'incident-map' && width >= BESIDE.from && width < BESIDE.to) return BESIDE.height;
  return heightsOf(tag.localName, (name) => tag.getAttribute(name))?.[COLUMNS.filter((column) => width > column).length];
}

function reserve(tag: HTMLElement, width: number): void {
  const height = heightOf(tag, width);
  if (height) tag.setAttribute('style', `display: block; min-height: ${height}px`);
  else tag.removeAttribute('style');
}

function liveTag({ tag }: TagFacts): HTMLElement {
  const { attributes, link } = SAMPLES[tag];
  const live = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) live.setAttribute(name, value);
  live.append(Object.assign(document.createElement('a'), { href: 'https://example.org/story', textContent: link }));
  return live;
}

/** A table of names and descriptions; `withDefault` adds a column of defaults. */
const namesTable = (tag: string, title: string, rows: readonly Named[], withDefault = false): TemplateResult | typeof nothing =>
  rows.length === 0
    ? nothing
    : html`<div class="scroll" role="region" aria-label=${`${title} of ${tag}`} tabindex="0">
        <table>
          <caption>
            ${title}
          </caption>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Meaning</th>
              ${withDefault ? html`<th scope="col">Unless set</th>` : nothing}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (row) =>
                html`<tr>
                  <th scope="row"><code>${row.name || 'children'}</code></th>
                  <td>${inCode(row.description)}</td>
                  ${withDefault ? html`<td><code>${row.default ?? ''}</code></td>` : nothing}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`;

/** Keeps a tag in sync with its controls, snippet and log. */
class Workbench {
  readonly section = document.createElement('section');
  readonly #facts: TagFacts;
  readonly #live: HTMLElement;
  readonly #snippet;
  #suggestions: Suggestions = {};

  constructor(facts: TagFacts) {
    this.#facts = facts;
    this.#live = liveTag(facts);
    this.#snippet = snippetFigure(`Snippet: ${facts.tag}`, '', { caption: ADDRESSES });
    this.section.id = facts.tag;
    this.section.className = 'workbench';
    this.#render();
    this.section.querySelector('[data-live]')?.append(this.#live);
    this.section.querySelector('[data-snippet]')?.append(this.#snippet.figure);
    const log = this.section.querySelector('[data-log]');
    if (log) logEvents(this.#live, facts.events, log);
    new MutationObserver(() => this.#render()).observe(this.#live, { attributes: true, childList: true });
    new ResizeObserver(([entry]) => reserve(this.#live, entry?.contentRect.width ?? 0)).observe(this.#live.parentElement ?? this.section);
  }

  suggest(suggestions: Suggestions): void {
    this.#suggestions = suggestions;
    this.#render();
  }

  async #write(name: string, value: string | null): Promise<void> {
    const live = this.#live;
    if (name === 'country' && value !== null) return live.setAttribute(name, codeFor(value, countries));
    if (name === 'frozen') await (value === null ? removeAnswer(live) : addAnswer(live).catch(() => {}));
    if (value === null) live.removeAttribute(name);
    else live.setAttribute(name, value);
    reserve(live, live.parentElement?.clientWidth ?? 0);
  }

  #rows(attributes: readonly Named[]): readonly TemplateResult[] {
    return attributes.map((attribute) => {
      const name = attribute.name ?? '';
      return controlRow({
        id: `${this.#facts.tag}-${name}`,
        attribute,
        value: this.#live.getAttribute(name),
        suggestions: this.#suggestions[name] ?? [],
        write: (value) => void this.#write(name, value),
      });
    });
  }

  #render(): void {
    const { tag, description, attributes, shared, slots, events, parts, tokens } = this.#facts;
    const state = this.#live.getAttribute('state') ?? 'idle';
    this.#snippet.write(snippetOf(this.#live));
    render(
      html`<header class="section-head">
          <h2><code>&lt;${tag}&gt;</code></h2>
          <p>${inCode(description)}</p>
        </header>
        <div class="bench">
          <form class="attributes" aria-label=${`Attributes of ${tag}`} @submit=${(event: Event) => event.preventDefault()}>
            ${
              attributes.length > 0
                ? html`<h3>Its own attributes</h3>
                    ${this.#rows(attributes)}`
                : html`<h3>It has no attributes of its own</h3>`
            }
            <details>
              <summary>Attributes of every tag <span>${shared.length}</span></summary>
              ${this.#rows(shared)}
            </details>
          </form>
          <div class="stage">
            <p class="state">state <code data-state=${state}>${state}</code></p>
            <div class="live" data-live></div>
            <div data-snippet></div>
          </div>
        </div>
        <div class="facts">
          <div>
            ${namesTable(tag, 'Events', events)}
            <h3 class="log-title" id=${`${tag}-log`}>Fired since the page opened</h3>
            <div class="log" role="log" aria-labelledby=${`${tag}-log`} tabindex="0"><ol data-log></ol></div>
          </div>
          <div>${namesTable(tag, 'Slots', slots)} ${namesTable(tag, 'Tokens of its own', tokens, true)}</div>
          <details class="parts">
            <summary>Parts <span>${parts.length}</span></summary>
            ${namesTable(tag, 'Parts', parts)}
          </details>
        </div>`,
      this.section,
    );
  }
}

/** A tag with controls for all its attributes. */
export const workbench = (facts: TagFacts): Workbench => new Workbench(facts);
