import { html, svg, type TemplateResult } from 'lit';
import { byFrequency, type Incident } from '../model/incident.js';
import type { Localizer } from '../words/localizer.js';
import { feedText, type IncidentLocalizer } from './incident-text.js';

/** The severities of incidents, `undefined` where none was given. */
type GivenSeverities = readonly (number | undefined)[];

/** The area of the box around the sign of several incidents, which grows by as much for each, from one that has room for a number; and its largest size; in pixels. */
const [LEAST, FOR_EACH, LARGEST] = [530, 75, 52];
/** The widest part of the ring, and the width that there is for a letter of the number, as shares of the size. */
const [BAND, LETTERS] = [1 / 13, 0.84];

/** The usual size of the sign of several incidents, in pixels. */
export const ringSize = (count: number): number => Math.min(LARGEST, Math.sqrt(LEAST + FOR_EACH * count));

/** Between two shares of a ring. */
const CLEFT = 1;

/** The sign of several incidents: how many (after a ×, so that a digit alone always is a severity), in a ring of the shares of their severities, the worst first and widest. */
export function severalSign(severities: GivenSeverities, { number }: Pick<Localizer, 'number'>): TemplateResult {
  const count = severities.length;
  const text = `×${number(count)}`;
  const size = ringSize(count);
  const band = size * BAND;
  const radius = (size - band) / 2;
  const around = 2 * Math.PI * radius;
  const shares = [5, 4, 3, 2, 1, undefined].map((severity) => ({ severity, many: severities.filter((each) => each === severity).length }));
  const present = shares.filter(({ many }) => many > 0);
  const cleft = present.length > 1 ? CLEFT : 0;
  let before = 0;
  const arc = ({ severity, many }: (typeof present)[number]) => {
    const [from, length] = [(before / count) * around, (many / count) * around - cleft];
    before += many;
    return svg`<circle class="severity-${severity ?? 'unknown'}" r=${radius} stroke-width=${band * (0.25 + 0.3 * (severity ?? 0))} stroke-dasharray="${length} ${around}" stroke-dashoffset=${-from} transform="rotate(-90)"></circle>`;
  };
  return html`<svg class="badge several" viewBox="-27 -27 54 54" aria-hidden="true">
    <circle class="disc" r=${size / 2 + 1} />
    ${present.map(arc)}
    <text y="0.36em" text-anchor="middle" font-size=${Math.min(15, Math.max(10, (LETTERS * size) / text.length))}>${text}</text>
  </svg>`;
}

export const ringLegend = (localizer: Localizer<'incidentMap'>): TemplateResult =>
  html`<p class="ring">${severalSign([5, 4, 4, 3, 3, 2, 2, 2, 1], localizer)}${localizer.strings.several}</p>`;

/** Stands for a term while its sentence is written. */
const TERM = '\ufffc';

/** The accessible name of a marker of several: "9 incidents around Mombasa, up to severe, 4 of 5". */
export function groupName(incidents: readonly Incident[], worst: number | undefined, localizer: IncidentLocalizer): TemplateResult {
  const { strings, localize } = localizer;
  const count = localize(strings.allIncidents, { count: incidents.length });
  const [[city] = []] = byFrequency(incidents.map((each) => each.city));
  const [before, after] = city ? localize(strings.groupAround, { group: count, place: TERM }).split(TERM) : [count];
  const word = strings.severitiesInText[(worst ?? 0) - 1];
  const upTo = worst && word ? strings.comma + localize(strings.groupUpTo, { severity: word, level: worst }) : '';
  return html`${before}${city && feedText(city, localizer)}${after}${upTo}`;
}
