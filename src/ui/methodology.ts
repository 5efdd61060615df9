import { html, nothing, type TemplateResult } from 'lit';
import type { Detail } from '../model/answer.js';
import { shares, type Component, type DataSource, type Methodology, type Share, type TierBand } from '../model/methodology.js';
import { tierLevel } from '../model/tier.js';
import type { CountryWords } from '../words/en/country.js';
import type { MethodologyWords } from '../words/en/methodology.js';
import type { SharedWords } from '../words/en/shared.js';
import type { PlainVoice } from '../words/voice.js';
import { outLink } from './credit.js';
import { tierNumber, tierWords } from './tier.js';

type MethodologyVoice = PlainVoice<MethodologyWords & CountryWords & SharedWords>;

/** How the score is computed. `level` is the heading level of the title, 0 for none; `title` and `foot` are left out inside another tag. */
export function methodologyView(
  data: Methodology,
  guide: string | undefined,
  voice: MethodologyVoice,
  level: number,
  title: unknown = nothing,
  foot: unknown = nothing,
): TemplateResult {
  const { say } = voice;
  const { components, isRenormalised } = data;
  const note = isRenormalised === undefined ? nothing : html`<p class="quiet more">${isRenormalised ? say.renormalised : say.notRenormalised}</p>`;
  const link = data.docs ?? guide;
  const part = (name: string, content: unknown, remark: unknown = nothing): TemplateResult =>
    html`<div role="group" aria-label=${name}>
      <p class="section" role=${level ? 'heading' : nothing} aria-level=${level ? level + 1 : nothing}>${name}</p>
      ${content}${remark}
    </div>`;
  return html`<div class="method">
    ${title === nothing ? nothing : html`<div>${title}</div>`}
    ${data.scale ? html`<p>${say.scoreScale}${say.colon}<bdi lang="en">${data.scale}</bdi></p>` : nothing}
    ${components.length ? part(say.components, weights(components, voice), note) : note}
    ${data.formula ? part(say.formula, html`<code class="formula" dir="ltr" lang="en">${data.formula}</code>`) : nothing}
    ${
      data.tiers.length
        ? part(
            say.tierRanges,
            html`<ul class="bands" role="list" aria-label=${say.tierRanges}>
              ${data.tiers.map((band) => tierBand(band, voice))}
            </ul>`,
          )
        : nothing
    }
    ${
      data.sources.length
        ? part(
            say.dataSources,
            html`<ul class="sources" role="list" aria-label=${say.dataSources}>
              ${data.sources.map(source)}
            </ul>`,
          )
        : nothing
    }
    ${data.cadence.length ? part(say.reviewCadence, cadence(data, say)) : nothing} ${data.details.length ? part(say.moreDetails, pairs(data.details)) : nothing}
    <p class="links">
      ${link ? outLink(link, say.methodologyGuide) : nothing}${data.licence ? html`<span>${say.licenceLabel}${say.colon}<bdi lang="en">${data.licence}</bdi></span>` : nothing}
    </p>
    ${foot}
  </div>`;
}

/** All components on one bar, and below it a description of each. */
function weights(components: readonly Component[], voice: MethodologyVoice): TemplateResult {
  const { say, lang } = voice;
  const drawn = shares(components);
  const percent = (size: number): string => size.toLocaleString(lang, { style: 'percent', maximumFractionDigits: 1 });
  const classOf = (name: string): string => `component-${components.findIndex((one) => one.name === name) + 1}`;
  const row = ({ name, description, details }: Component): TemplateResult => {
    const share = drawn.find((one) => one.name === name);
    return html`<li part="row">
      <span class="swatch ${share ? classOf(name) : ''}" aria-hidden="true"></span>
      <b>${labelOf(name, say.componentNames)}</b>
      <span class="figures">${share ? percent(share.size) : say.weightUnknown}</span>
      ${description || details.length ? html`<div class="about">${description ? html`<p class="quiet" lang="en"><bdi>${description}</bdi></p>` : nothing}${pairs(details)}</div>` : nothing}
    </li>`;
  };
  return html`${drawn.length ? weightsBar(drawn, classOf, percent, voice) : nothing}
    <ul class="weights" role="list" aria-label=${say.components}>
      ${components.map(row)}
    </ul>`;
}

/** The share from which on a segment is wide enough for its figure. */
const ROOMY = 0.12;

function weightsBar(drawn: readonly Share[], classOf: (name: string) => string, percent: (size: number) => string, { dir }: MethodologyVoice): TemplateResult {
  const at = (place: number): string => `${100 * place}%`;
  return html`<svg class="weights-bar" part="breakdown" aria-hidden="true">
    ${drawn.map(({ name, start, size }) => {
      const x = dir === 'rtl' ? 1 - start - size : start;
      // Templates are parsed as HTML, so each needs an `<svg>` of its own for its children to become SVG.
      return html`<svg class=${classOf(name)}>
        <rect x=${at(x)} width=${at(size)} height="100%" />
        <text x=${at(x + size / 2)} y="50%">${size < ROOMY ? nothing : percent(size)}</text>
      </svg>`;
    })}
  </svg>`;
}

function tierBand({ label, range, level, details }: TierBand, voice: MethodologyVoice): TemplateResult {
  const { say } = voice;
  const differs = level !== undefined && level !== String(tierLevel(label));
  return html`<li part="tier">
    ${tierNumber(label, voice)}
    <span>${label ? tierWords(label, voice) : nothing}${differs ? html` <bdi class="quiet">${say.levelSent(level)}</bdi>` : nothing}</span>
    <span class="figures">${range ? html`<bdi>${range}</bdi>` : say.rangeUnknown}</span>
    ${details.length ? html`<div class="about">${pairs(details)}</div>` : nothing}
  </li>`;
}

const source = ({ name, url }: DataSource): TemplateResult => html`<li>${outLink(url, html`<bdi lang="en">${name}</bdi>`)}</li>`;

function cadence({ cadence: rows }: Methodology, say: MethodologyWords): unknown {
  const [only] = rows;
  return only && !only.key ? html`<p lang="en"><bdi>${only.value}</bdi></p>` : pairs(rows, say.componentNames);
}

// Both repeat functions of details.ts: shared, they would become a chunk of their own, and every card would wait for one more file.
function labelOf(name: string, labels: Readonly<Record<string, string>> = {}): string {
  const words = name.replaceAll('-', ' ');
  return (Object.hasOwn(labels, name) ? labels[name] : undefined) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

function pairs(details: readonly Detail[], labels?: Readonly<Record<string, string>>): unknown {
  if (!details.length) return nothing;
  return html`<dl class="pairs">
    ${details.map(
      ({ key, value }) =>
        html`<div>
          <dt>${labelOf(key, labels)}</dt>
          <dd lang="en"><bdi>${value}</bdi></dd>
        </div>`,
    )}
  </dl>`;
}
