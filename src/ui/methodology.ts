import { html, nothing, type TemplateResult } from 'lit';
import { tierLevel } from '../model/country.js';
import { isMisnumbered, shares, tierRanges, type Component, type Methodology, type MethodologyPart, type Share, type TierBand } from '../model/methodology.js';
import { indexOfWord } from '../model/text.js';
import { intl, type Localizer } from '../words/localizer.js';
import { outLink } from './credit.js';
import { sentRows } from './details.js';
import { levelUnder } from './heading.js';
import { labelOf } from './sections.js';
import { at, tierClass } from './score.js';
import { ruler } from './ruler.js';
import { tierNumber, tierWords } from './tier.js';

type MethodologyLocalizer = Localizer<'methodology' | 'country' | 'common'>;

/** The scale defined in contract section 2.3. */
const USUAL_SCALE = ['0-100, lower is safer'];

/** Review intervals in the order of `cadences`, in two spellings that publishers use. */
const INTERVALS = ['every hour', 'every day', 'every week', 'every month', 'every quarter', 'every year'];
const INTERVAL_ADVERBS = ['hourly', 'daily', 'weekly', 'monthly', 'quarterly', 'yearly'];

/** How the score is computed. `level` is the heading level of the title, 0 for none; inside another tag, `title` and `foot` are omitted. */
export function methodologyView(
  data: Methodology,
  guide: string | undefined,
  localizer: MethodologyLocalizer,
  level: number,
  title: unknown = nothing,
  foot: unknown = nothing,
): TemplateResult {
  const { strings } = localizer;
  const { components, isRenormalised } = data;
  const note = isRenormalised === undefined ? nothing : html`<p class="quiet more">${isRenormalised ? strings.renormalised : strings.notRenormalised}</p>`;
  const link = data.docs ?? guide;
  const titled = (name: string, content: unknown): TemplateResult =>
    html`<div>
      <p class="section" role=${level ? 'heading' : nothing} aria-level=${levelUnder(level)}>${name}</p>
      ${content}
    </div>`;
  /** A part of the methodology, or its unknown fields; `nothing` if it has neither. */
  const part = (of: MethodologyPart, name: string, content: () => unknown): unknown =>
    data[of].length || data.sent[of]?.length ? titled(name, html`${data[of].length ? content() : nothing}${sentRows(data.sent[of], localizer)}`) : nothing;
  return html`<div class="method">
    ${title === nothing ? nothing : html`<div>${title}</div>`}
    ${data.scale ? html`<p>${strings.scoreScale}${strings.colon}${indexOfWord(USUAL_SCALE, data.scale) === 0 ? strings.usualScale : html`<bdi lang="en">${data.scale}</bdi>`}</p>` : nothing}
    ${part('components', strings.components, () => html`${weights(components, localizer)}${note}`)} ${components.length ? nothing : note}
    ${
      data.formula
        ? html`<details ?open=${!components.length}>
            <summary class="section"><span role=${level ? 'heading' : nothing} aria-level=${levelUnder(level)}>${strings.formula}</span></summary>
            <code class="formula" dir="ltr" lang="en">${data.formula.replaceAll(' * ', ' × ')}</code>
          </details>`
        : nothing
    }
    ${part(
      'tiers',
      strings.tierRanges,
      () =>
        html`${rangesRuler(data.tiers, localizer)}
          <ul class="bands columns" role="list">
            ${data.tiers.map((band) => tierBand(band, localizer))}
          </ul>`,
    )}
    ${part(
      'sources',
      strings.dataSources,
      () =>
        html`<ul class="sources columns" role="list">
          ${data.sources.map((source) => html`<li><bdi lang="en">${source}</bdi></li>`)}
        </ul>`,
    )}
    ${part('cadence', strings.reviewCadence, () => cadence(data, localizer))} ${sentRows(data.details, localizer)}
    <p class="links">
      ${link ? outLink(link, strings.methodologyGuide) : nothing}${data.licence ? html`<span>${strings.licenceLabel}${strings.colon}<bdi lang="en">${data.licence}</bdi></span>` : nothing}
    </p>
    ${foot}
  </div>`;
}

/** A stacked bar of all components, followed by a description of each. */
function weights(components: readonly Component[], localizer: MethodologyLocalizer): TemplateResult {
  const { strings, lang, number } = localizer;
  const drawn = shares(components);
  const percent = (size: number): string => intl('NumberFormat', lang, { style: 'percent', maximumFractionDigits: 1 }).format(size);
  const classOf = (name: string): string => `component-${components.findIndex((one) => one.name === name) + 1}`;
  const row = ({ name, weight, description, details }: Component): TemplateResult => {
    const share = drawn.find((one) => one.name === name);
    const figure = weight === undefined ? (details.length ? nothing : strings.weightUnknown) : drawn.length ? percent(weight) : number(weight);
    return html`<li part="row">
      <span class="swatch ${share ? classOf(name) : ''}" aria-hidden="true"></span>
      <b>${labelOf(name, strings.componentNames)}</b>
      <span class="figures">${figure}</span>
      ${description || details.length ? html`<div class="about">${description ? html`<p class="quiet" lang="en"><bdi>${description}</bdi></p>` : nothing}${sentRows(details, localizer)}</div>` : nothing}
    </li>`;
  };
  return html`${drawn.length ? weightsBar(drawn, classOf, localizer) : nothing}
    <ul class="weights columns" role="list">
      ${components.map(row)}
    </ul>`;
}

function weightsBar(drawn: readonly Share[], classOf: (name: string) => string, { dir }: MethodologyLocalizer): TemplateResult {
  return html`<svg class="weights-bar" width="100%" height="2.25em" part="breakdown" aria-hidden="true">
    ${drawn.map(({ name, start, size }) => {
      const x = dir === 'rtl' ? 1 - start - size : start;
      // Templates are parsed as HTML, so SVG children need an `<svg>` of their own.
      return html`<svg class=${classOf(name)}><rect x="${100 * x}%" width="${100 * size}%" height="100%" stroke-width="2" /></svg>`;
    })}
  </svg>`;
}

/** The tier ranges on the ruler, in their colours. */
function rangesRuler(tiers: readonly TierBand[], localizer: MethodologyLocalizer): unknown {
  const ranges = tierRanges(tiers);
  if (!ranges) return nothing;
  const { strings, dir, number, translateTerm } = localizer;
  const words = ranges.map(({ label = '', from, to }) => `${translateTerm('tiers', label) ?? label} ${number(from)}–${number(to)}`);
  const drawn = ranges.map(({ label, from, to }, index) => {
    // Bounds are whole numbers, so a range extends to the start of one that follows it without a gap. The first and the last bound stay within the ruler.
    const end = ranges[index + 1]?.from === to + 1 ? to + 1 : to;
    const level = tierLevel(label);
    return html`<svg class="range ${tierClass(label)}" x=${at(dir === 'rtl' ? end : from, localizer)} width="${end - from}%">
      <rect width="100%" height="100%" />
      <text x="50%" y="50%" text-anchor="middle" dominant-baseline="central">${level === undefined ? '?' : number(level)}</text>
      <text class="bound" text-anchor=${index ? 'middle' : 'start'} x=${dir === 'rtl' ? '100%' : '0'}>${number(from)}</text>
      ${end === 100 ? html`<svg><text class="bound" text-anchor="end" x=${dir === 'rtl' ? '0' : '100%'}>${number(end)}</text></svg>` : nothing}
    </svg>`;
  });
  return ruler(`${strings.tierRanges}${strings.colon}${words.join(strings.comma)}`, 'ranges', drawn);
}

function tierBand(band: TierBand, localizer: MethodologyLocalizer): TemplateResult {
  const { label, range, level, details } = band;
  const { strings, localize } = localizer;
  const differs = level !== undefined && level !== tierLevel(label);
  return html`<li part="tier">
    ${tierNumber(isMisnumbered(band) ? undefined : label, localizer)}
    <span
      >${label ? tierWords(label, localizer) : nothing}${differs ? html` <bdi class="quiet">${localize(strings.levelSent, { level })}</bdi>` : nothing}</span
    >
    <span class="figures">${range ? html`<bdi>${range.replace(/(?<=\d) ?- ?(?=\d)/, '–')}</bdi>` : details.length ? nothing : strings.rangeUnknown}</span>
    ${details.length ? html`<div class="about">${sentRows(details, localizer)}</div>` : nothing}
  </li>`;
}

// Duplicates `lines`: a shared module would become a chunk of its own, one more file for every card to load.
function cadence({ cadence: rows }: Methodology, localizer: MethodologyLocalizer): unknown {
  const unnamed = rows.filter(({ key }) => !key).map(({ value }) => html`<p lang="en"><bdi>${value}</bdi></p>`);
  const named = rows
    .filter(({ key }) => key)
    .map(
      ({ key, value }) =>
        html`<div>
          <dt class="quiet">${labelOf(key, localizer.strings.componentNames)}</dt>
          ${cadenceText(value, localizer)}
        </div>`,
    );
  return [...unnamed, named.length ? html`<dl class="pairs columns">${named}</dl>` : nothing];
}

/** The review interval, translated if known, else as sent. */
function cadenceText(sent: string, { strings, isTranslated }: MethodologyLocalizer): TemplateResult {
  const at = Math.max(indexOfWord(INTERVALS, sent), indexOfWord(INTERVAL_ADVERBS, sent));
  const word = isTranslated ? strings.cadences[at] : sent;
  return word ? html`<dd>${word}</dd>` : html`<dd lang="en"><bdi>${sent}</bdi></dd>`;
}
