import { html, nothing, render, type TemplateResult } from 'lit';
import type { Named } from '../../build/facts.js';
import { inCode } from '../in-code.js';
import { snippetFigure } from '../snippet.js';
import { hexOf, checkContrast, type Tokens } from './contrast.js';

interface Start {
  readonly name: string;
  readonly tokens: Tokens;
  readonly isDark: boolean;
}

const cssOf = (tokens: Tokens, isDark: boolean): string =>
  [':root {', ...(isDark ? ['  color-scheme: dark;'] : []), ...Object.entries(tokens).map(([name, value]) => `  ${name}: ${value};`), '}'].join('\n');

/** A form for the tokens, an article block that applies them, and the resulting style sheet. */
class Editor {
  readonly #place: HTMLElement;
  readonly #known: readonly Named[];
  readonly #story: Node;
  readonly #starts: readonly Start[];
  readonly #snippet = snippetFigure('Snippet: your tokens', '');
  #start: Start;
  #set: Tokens;

  constructor(place: HTMLElement, known: readonly Named[], story: Node, starts: readonly [Start, ...Start[]]) {
    this.#place = place;
    this.#known = known;
    this.#story = story;
    this.#starts = starts;
    [this.#start] = starts;
    this.#set = this.#start.tokens;
    this.#render();
    place.querySelector('[data-css]')?.append(this.#snippet.figure);
  }

  #begin(start: Start | undefined): void {
    if (!start) return;
    this.#start = start;
    this.#set = start.tokens;
    this.#render();
  }

  #write(name: string, value: string): void {
    const { [name]: _old, ...others } = this.#set;
    this.#set = value ? { ...others, [name]: value } : others;
    this.#render();
  }

  /** The current value of every token: set here, or its default. */
  get #values(): Tokens {
    return Object.fromEntries(this.#known.map(({ name = '', default: standard = '' }) => [name, this.#set[name] ?? this.#resolved(standard)]));
  }

  /** Resolves a default that refers to another token. */
  #resolved(standard: string): string {
    const [, other] = /^var\((--[\w-]+)\)$/.exec(standard) ?? [];
    return other ? (this.#set[other] ?? this.#known.find(({ name }) => name === other)?.default ?? '') : standard;
  }

  #verdict(name: string, values: Tokens): TemplateResult | typeof nothing {
    const contrast = checkContrast(name, values, this.#start.isDark);
    if (!contrast) return nothing;
    const ratio = `${(Math.floor(contrast.ratio * 10) / 10).toFixed(1)} : 1`;
    return html`<span class="verdict ${contrast.passes ? '' : 'low'}">${ratio}${contrast.passes ? '' : ', too low for AA'}</span>`;
  }

  #row({ name = '', description }: Named, values: Tokens): TemplateResult {
    const hex = hexOf(values[name], this.#start.isDark);
    const id = `token${name}`;
    const changed = ({ target }: Event): void => this.#write(name, (target as HTMLInputElement).value.trim());
    return html`<tr>
      <th scope="row">
        <label for=${id}><code>${name}</code></label>
      </th>
      <td>${inCode(description)} ${this.#verdict(name, values)}</td>
      <td>
        ${
          hex
            ? html`<input type="color" id=${id} .value=${hex} @input=${changed} />`
            : html`<input type="text" id=${id} placeholder=${values[name] ?? ''} .value=${this.#set[name] ?? ''} @change=${changed} />`
        }
      </td>
    </tr>`;
  }

  #render(): void {
    const values = this.#values;
    this.#snippet.write(cssOf(this.#set, this.#start.isDark));
    render(
      html`<div class="editor">
        <div class="editor-form">
          <label class="start"
            >Begin with
            <select @change=${({ target }: Event) => this.#begin(this.#starts[(target as HTMLSelectElement).selectedIndex])}>
              ${this.#starts.map(({ name }) => html`<option ?selected=${name === this.#start.name}>${name}</option>`)}
            </select>
          </label>
          <div class="scroll tokens" role="region" aria-label="Every token" tabindex="0">
            <table>
              <thead>
                <tr>
                  <th scope="col">Token</th>
                  <th scope="col">What it changes</th>
                  <th scope="col">Value</th>
                </tr>
              </thead>
              <tbody>
                ${this.#known.map((token) => this.#row(token, values))}
              </tbody>
            </table>
          </div>
        </div>
        <div class="editor-live">
          <div class="look preview ${this.#start.isDark ? 'dark' : ''}" data-preview>${this.#story}</div>
          <div data-css></div>
        </div>
      </div>`,
      this.#place,
    );
    this.#paint();
  }

  #paint(): void {
    const preview = this.#place.querySelector<HTMLElement>('[data-preview]');
    for (const { name = '' } of this.#known) {
      const value = this.#set[name];
      if (value) preview?.style.setProperty(name, value);
      else preview?.style.removeProperty(name);
    }
  }
}

/** Renders the form for all known tokens next to a story that applies them. */
export const startEditor = (place: HTMLElement, known: readonly Named[], story: Node, starts: readonly [Start, ...Start[]]): Editor =>
  new Editor(place, known, story, starts);
