import { html, nothing, svg, type TemplateResult } from 'lit';
import { byFrequency, placesText, type Incident } from '../model/incident.js';
import type { Localizer } from '../words/localizer.js';
import { feedText, type IncidentLocalizer } from './incident-text.js';

/** Severities of incidents; `undefined` if none was sent. */
type GivenSeverities = readonly (number | undefined)[];

/** Area (px²) of a cluster's box: a base with room for a number, plus a share per incident. Then its largest size, and the size of a single incident (px). */
const [BASE_AREA, AREA_PER_INCIDENT] = [584, 36];
export const MAX_RING_SIZE = 52;
const SINGLE_SIZE = 34;
/** Greatest width of the ring, and width available for the number, as fractions of the size. */
const [MAX_BAND, TEXT_WIDTH] = [1 / 13, 0.84];

/** Default size of the marker for `count` incidents, in pixels. */
export const ringSize = (count: number): number => (count > 1 ? Math.min(MAX_RING_SIZE, Math.sqrt(BASE_AREA + AREA_PER_INCIDENT * count)) : SINGLE_SIZE);

/** Gap between two segments of the ring (px). */
const GAP = 1;

/** The marker of a cluster: its count (after a ×, because a lone digit is always a severity) in a ring segmented by severity, worst first and widest. */
export function clusterSign(severities: GivenSeverities, { number }: Pick<Localizer, 'number'>): TemplateResult {
  const count = severities.length;
  const digits = number(count);
  const size = ringSize(count);
  const band = size * MAX_BAND;
  const radius = (size - band) / 2;
  const circumference = 2 * Math.PI * radius;
  const shares = [5, 4, 3, 2, 1, undefined].map((severity) => ({ severity, many: severities.filter((each) => each === severity).length }));
  const present = shares.filter(({ many }) => many > 0);
  const gap = present.length > 1 ? GAP : 0;
  let before = 0;
  const arc = ({ severity, many }: (typeof present)[number]) => {
    const [from, length] = [(before / count) * circumference, (many / count) * circumference - gap];
    before += many;
    return svg`<circle class="severity-${severity ?? 'unknown'}" r=${radius} stroke-width=${band * (0.25 + 0.3 * (severity ?? 0))} stroke-dasharray="${length} ${circumference}" stroke-dashoffset=${-from} transform="rotate(-90)"></circle>`;
  };
  const text = svg`<tspan font-size="75%">×</tspan>${digits}`;
  return html`<svg class="badge several" viewBox="-27 -27 54 54" aria-hidden="true">
    <circle class="disc" r=${size / 2 + 1} />
    ${present.map(arc)}
    <text y="0.36em" text-anchor="middle" font-size=${Math.min(15, Math.max(10, (TEXT_WIDTH * size) / (1 + digits.length)))}>${text}</text>
  </svg>`;
}

export const ringLegend = (localizer: Localizer<'incidentMap'>): TemplateResult =>
  html`<p class="ring">${clusterSign([5, 4, 4, 3, 3, 2, 2, 2, 1], localizer)}${localizer.strings.several}</p>`;

/** Placeholder for a town while the sentence is localized: in other languages, each town is marked as English. */
const TERM = '\ufffc';

/** Country codes of the incidents, most frequent first. */
export const countriesOf = (incidents: readonly Incident[]): readonly string[] => byFrequency(incidents.map(({ country }) => country));

/**
 * The accessible name of a cluster: "9 incidents around Mombasa, up to severe, 4 of 5". Names the two most frequent countries, or towns if there is only one
 * country, and how many more there are.
 */
export function groupName(incidents: readonly Incident[], worst: number | undefined, localizer: IncidentLocalizer): TemplateResult {
  const { strings, localize, number, placeName, isTranslated } = localizer;
  const count = localize(strings.allIncidents, { count: incidents.length });
  const countries = countriesOf(incidents).map(placeName);
  const places = countries[1] ? countries : byFrequency(incidents.map(({ city }) => city));
  const firstTwo = places.slice(0, 2);
  const aroundPlaces = (names: readonly string[]): string =>
    names[0] ? localize(strings.groupAround, { group: count, place: names[1] ? placesText(names, places, strings.comma, number) : names[0] }) : count;
  const word = strings.severitiesInText[(worst ?? 0) - 1];
  const upTo = worst && word ? strings.comma + localize(strings.groupUpTo, { severity: word, level: worst }) : '';
  if (countries[1] || !isTranslated) return html`${aroundPlaces(firstTwo) + upTo}`;
  const pieces = aroundPlaces(firstTwo.map(() => TERM)).split(TERM);
  return html`${pieces.map((piece, index) => html`${piece}${firstTwo[index] ? feedText(firstTwo[index], localizer) : nothing}`)}${upTo}`;
}
