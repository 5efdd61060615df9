import { html, svg, type TemplateResult } from 'lit';
import { byFrequency, placesText, type Incident } from '../model/incident.js';
import type { Localizer } from '../words/localizer.js';
import { feedText, type IncidentLocalizer } from './incident-text.js';

/** The severities of incidents, `undefined` where none was given. */
type GivenSeverities = readonly (number | undefined)[];

/** The area of the box around the sign of several incidents, which grows by as much for each, from one that has room for a number; and the largest size of a sign, and that of one incident alone; in pixels. */
const [LEAST, FOR_EACH] = [584, 36];
export const LARGEST = 52;
const ALONE = 34;
/** The widest part of the ring, and the width that there is for a letter of the number, as shares of the size. */
const [BAND, LETTERS] = [1 / 13, 0.84];

/** The usual size of the sign of so many incidents, in pixels. */
export const ringSize = (count: number): number => (count > 1 ? Math.min(LARGEST, Math.sqrt(LEAST + FOR_EACH * count)) : ALONE);

/** Between two shares of a ring. */
const CLEFT = 1;

/** The sign of several incidents: how many (after a ×, so that a digit alone always is a severity), in a ring of the shares of their severities, the worst first and widest. */
export function severalSign(severities: GivenSeverities, { number }: Pick<Localizer, 'number'>): TemplateResult {
  const count = severities.length;
  const digits = number(count);
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
  const text = svg`<tspan font-size="75%">×</tspan>${digits}`;
  return html`<svg class="badge several" viewBox="-27 -27 54 54" aria-hidden="true">
    <circle class="disc" r=${size / 2 + 1} />
    ${present.map(arc)}
    <text y="0.36em" text-anchor="middle" font-size=${Math.min(15, Math.max(10, (LETTERS * size) / (1 + digits.length)))}>${text}</text>
  </svg>`;
}

export const ringLegend = (localizer: Localizer<'incidentMap'>): TemplateResult =>
  html`<p class="ring">${severalSign([5, 4, 4, 3, 3, 2, 2, 2, 1], localizer)}${localizer.strings.several}</p>`;

/** Stands for a term while its sentence is written. */
const TERM = '\ufffc';

/** The countries of some incidents, by their code, the most frequent first. */
export const countriesOf = (incidents: readonly Incident[]): readonly string[] => byFrequency(incidents.map(({ country }) => country));

/** The accessible name of a marker of several: "9 incidents around Mombasa, up to severe, 4 of 5". In several countries, the two with most of them, else the two towns, and how many more there are. */
export function groupName(incidents: readonly Incident[], worst: number | undefined, localizer: IncidentLocalizer): TemplateResult {
  const { strings, localize, number, placeName } = localizer;
  const count = localize(strings.allIncidents, { count: incidents.length });
  const countries = countriesOf(incidents).map(placeName);
  const places = countries[1] ? countries : byFrequency(incidents.map(({ city }) => city));
  const text = places[1] ? placesText(places.slice(0, 2), places, strings.comma, number) : places[0];
  const place = text && !countries[1] ? feedText(text, localizer) : text;
  const [before, after] = place ? localize(strings.groupAround, { group: count, place: TERM }).split(TERM) : [count];
  const word = strings.severitiesInText[(worst ?? 0) - 1];
  const upTo = worst && word ? strings.comma + localize(strings.groupUpTo, { severity: word, level: worst }) : '';
  return html`${before}${place}${after}${upTo}`;
}
