import { html, isServer, nothing } from 'lit';
import type { PropertyDeclaration, PropertyDeclarations, PropertyValues, ReactiveElement, TemplateResult } from 'lit';
import { SNAPSHOT } from '../api/client.js';
import { pageState } from '../api/page-state.js';
import type { Query } from '../data/resource.js';
import { FLAGS, HEADING_LEVELS, LOADINGS, PALETTES, respelled, THEMES, TITLE_STYLES, unsupported, type Accepts, type Word } from '../model/attributes.js';
import { isInvalid, type InvalidAttribute } from '../model/failure.js';
import { apiBase, safeUrl } from '../model/text.js';
import type { Exported } from '../ui/credit.js';
import { SafeElement } from './safe-element.js';

declare module '@lit/reactive-element' {
  interface PropertyDeclaration {
    readonly accepts?: Accepts;
    /** True if the data depends on it: nothing is shown for an invalid value. */
    readonly isRequired?: boolean;
  }
}

const declarations = (element: ReactiveElement): ReadonlyMap<PropertyKey, PropertyDeclaration> =>
  (element.constructor as typeof ReactiveElement).elementProperties;

const valuesOf = (element: ReactiveElement): Record<PropertyKey, unknown> => element as unknown as Record<PropertyKey, unknown>;

/** Converts what frameworks set (numbers, arrays, `null`, `false`) to text, and normalizes the spelling of known words. */
export function takeText(element: ReactiveElement, changed: PropertyValues): void {
  const values = valuesOf(element);
  for (const name of changed.keys()) {
    const { attribute, type, state, accepts } = declarations(element).get(name) ?? {};
    const isText = attribute !== false && !state && (type === undefined || type === String);
    const value = values[name];
    if (isText && typeof value !== 'string') values[name] = value === false ? '' : String((value as string | number | null | undefined) ?? '');
    if (accepts) values[name] = respelled(values[name] as string, accepts);
  }
}

/** The invalid attributes of a tag; for an attribute that is not set, checks the page's setting. */
function* invalidAttributes(element: ReactiveElement, required: boolean): Generator<InvalidAttribute> {
  const settings = pageState.settings as Readonly<Record<PropertyKey, string | undefined>>;
  for (const [name, { attribute = String(name), accepts, isRequired = false }] of declarations(element)) {
    const text = accepts && isRequired === required && ((valuesOf(element)[name] as string) || settings[name]);
    if (text) yield* unsupported(String(attribute), text, accepts);
  }
}

/** A bare `frozen` equals `frozen="true"`, which is what frameworks write. */
const frozenConverter = { fromAttribute: (written: string | null) => (written === null ? '' : written.trim() || 'true') };

/** The attributes of every tag, and what follows from them alone: where the tag asks, its mistakes, its title. */
export abstract class EmbedAttributes extends SafeElement {
  static override properties: PropertyDeclarations = {
    apiBase: { attribute: 'api-base' },
    lang: { reflect: true, useDefault: true },
    theme: { accepts: THEMES },
    palette: { accepts: PALETTES },
    flags: { reflect: true, useDefault: true, accepts: FLAGS },
    loading: { accepts: LOADINGS },
    refresh: {},
    frozen: { converter: frozenConverter },
    headline: {},
    titleStyle: { attribute: 'title-style', accepts: TITLE_STYLES },
    headingLevel: { attribute: 'heading-level', accepts: HEADING_LEVELS },
    publisherName: { attribute: 'publisher-name' },
    publisherUrl: { attribute: 'publisher-url' },
  };

  /** The API's address: absolute and https (plain http only on the reader's own machine and on pages served over http). `/api/v1` is added if missing. Overrides the page's setting. */
  apiBase = '';
  /** The tag's language, e.g. `de` or `pt-PT`; without it, the page's. */
  override lang = '';
  /** `auto`, the default, follows the page's `color-scheme`; `light` and `dark` do not. */
  theme: Word<typeof THEMES> = '';
  /** Alternative tier colours. `sequential`: one hue, darker is riskier. `diverging`: the most distinct hues, on screens only, because their order disappears in greyscale. */
  palette: Word<typeof PALETTES> = '';
  /** `none` hides flag emoji; Windows shows two letters instead of a flag. */
  flags: Word<typeof FLAGS> = '';
  /** `lazy`, the default, sends the request when the tag comes near the viewport, `eager` at once. */
  loading: Word<typeof LOADINGS> = '';
  /** Updates the data at this interval in minutes, at least 1, while a reader is looking; off by default. */
  refresh: '' | `${number}` = '';
  /** The day of the answer in this tag's own `<script type="application/json">`, e.g. `2026-05-20`: that answer is shown, and no request is made. Without a value, the day is that of `data-as-of` on the script. */
  frozen = '';
  /** Replaces the generated title, which moves to the line below. */
  headline = '';
  /** `plain` shows a neutral title (“Travel risk by country”) instead of the finding (“Do Not Travel: 22 of 180 countries”). */
  titleStyle: Word<typeof TITLE_STYLES> = '';
  /** The level of the title as a heading, 1 to 6; without it, one below the page's last heading before the tag. 0 keeps it out of the page's outline. */
  headingLevel: Word<typeof HEADING_LEVELS> = '';
  /** Whom to credit if the answer names no publisher. */
  publisherName = '';
  /** Where the credit links to; http(s) only. */
  publisherUrl = '';
  /** @internal What the tag shows, to save or cite; set anew in every update, because a panel stays open when a newer answer comes. */
  declare shown: Exported;
  /** The level of the title among the page's headings. It is not visible, so the code that finds it loads after the first paint. */
  #pageLevel = 2;

  protected override enter(rest: typeof import('./rest.js') | undefined): void {
    super.enter(rest);
    const level = rest?.levelBelow(this) ?? this.#pageLevel;
    if (level !== this.#pageLevel) this.requestUpdate();
    this.#pageLevel = level;
  }

  /** @internal What to ask below a base, or the first mistake on the tag. */
  abstract question(base: string): Query<unknown> | InvalidAttribute;

  /** The invalid attributes that prevent a request. */
  protected *mistakes(): Generator<InvalidAttribute> {
    yield* invalidAttributes(this, true);
  }
  /** The invalid attributes that the data does not depend on; a notice below the data reports the first. */
  protected *ignored(): Generator<InvalidAttribute> {
    const { refresh, publisherUrl } = this;
    if (refresh && !(Number(refresh) >= 1)) yield { attribute: 'refresh', value: refresh };
    yield* invalidAttributes(this, false);
    const url = publisherUrl || pageState.settings.publisherUrl;
    if (url && !safeUrl(url)) yield { attribute: 'publisher-url', value: url };
  }

  /** The API base of this tag; a frozen tag needs none. */
  protected get base(): string | InvalidAttribute {
    const base = baseFor(this.apiBase);
    return (this.frozen || isServer) && isInvalid(base) ? SNAPSHOT : base;
  }

  /** The level of the title if it is a heading, else 0. */
  protected get level(): number {
    const level = HEADING_LEVELS.indexOf(this.headingLevel as '0');
    return level < 0 ? this.#pageLevel : level;
  }

  /** The tag's ARIA role: a landmark, a plain group, or none in running text. */
  protected get landmark(): 'region' | 'group' | '' {
    return 'region';
  }

  protected get names(): string {
    return 'title label';
  }

  /**
   * The title (the editor's headline, else the finding, else `label`), and a quiet line below it: `label` below a headline, `about` below a finding. Both name
   * the region (`names`). An empty finding reserves the space for both lines.
   */
  protected heading(label: unknown, finding?: string, about = label): TemplateResult {
    const [role, level] = this.level ? ['heading', this.level] : [nothing, nothing];
    const found = this.titleStyle === 'plain' ? undefined : finding;
    const below = this.headline ? label : found && about;
    const mayFind = !this.headline && found !== undefined;
    // In a separate text node: browsers count a change from one sentence to the other as a layout shift in Arabic, where only one has numbers.
    const title = this.headline || (found ? html`${found}` : label);
    return html`<p class="title ${mayFind ? 'found' : ''}" id="title" part="headline" role=${role} aria-level=${level}>${title}</p>
      ${below || (mayFind && about) ? html`<p class="quiet" id=${below ? 'label' : nothing} data-reserve=${below ? nothing : about}>${below}</p>` : nothing}`;
  }
}

/** Outside a page, as in Node, the rules for a secure page apply. */
const { protocol = 'https:', origin } = (globalThis.location ?? {}) as Partial<Location>;

const bases = new Map<string, string | undefined>();

/** Cached, because the tags of a page share one or two API addresses. */
function baseOf(value: string): string | undefined {
  if (!bases.has(value)) bases.set(value, apiBase(value, protocol, origin));
  return bases.get(value);
}

/** The API base of a tag: its own attribute, else the page's setting. Invalid if the page does not allow the attribute's origin. */
export function baseFor(written: string): string | InvalidAttribute {
  const { settings } = pageState;
  const value = written || settings.apiBase || import.meta.env.VITE_API_BASE || '';
  const base = baseOf(value.trim());
  if (!base) return { attribute: 'api-base', value };
  const isForbidden = written && settings.allowedApiOrigins !== undefined && !settings.allowedApiOrigins.split(/[\s,]+/).includes(new URL(base).origin);
  return isForbidden ? { attribute: 'allowed-api-origins', value } : base;
}

/** Like `baseFor`, but '' for an invalid base, which is reported elsewhere. */
export function knownBase(written: string): string {
  const base = baseFor(written);
  return isInvalid(base) ? '' : base;
}
