import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Incident } from '../model/incident.js';
import { byFrequency, placesText, RING_BAND, ringSegments } from '../model/groups.js';
import type { Localizer } from '../words/localizer.js';
import { feedText, type IncidentLocalizer } from './incident-text.js';

/** Area (px²) of a cluster's box: a base with room for a number, plus a share per incident. Then its largest size, and the size of a single incident (px). */
const [BASE_AREA, AREA_PER_INCIDENT] = [584, 36];
export const MAX_RING_SIZE = 52;
const SINGLE_SIZE = 34;

/** Default size of the marker for `count` incidents, in pixels. */
export const ringSize = (count: number): number => (count > 1 ? Math.min(MAX_RING_SIZE, Math.sqrt(BASE_AREA + AREA_PER_INCIDENT * count)) : SINGLE_SIZE);

/** Gap between two segments of the ring (px). */
const GAP = 1;

/** The marker of a cluster: its count (after a ×, because a lone digit is always a severity) in a ring segmented by severity, worst first and widest. */
export function clusterSign(severities: readonly (number | undefined)[], { number }: Pick<Localizer, 'number'>): TemplateResult {
  const count = severities.length;
  const size = ringSize(count);
  const radius = (size * (1 - RING_BAND)) / 2;
  const circumference = 2 * Math.PI * radius;
  const arc = ({ severity, from, share, width }: ReturnType<typeof ringSegments>[number]) =>
    svg`<circle class="severity-${severity ?? 'unknown'}" r=${radius} stroke-width=${size * width} stroke-dasharray="${share * circumference} ${circumference}" stroke-dashoffset=${-from * circumference} transform="rotate(-90)"></circle>`;
  const text = svg`<tspan font-size="75%">×</tspan>${number(count)}`;
  return html`<svg class="badge several" viewBox="-27 -27 54 54" aria-hidden="true">
    <circle class="disc" r=${size / 2 + 1} />
    ${ringSegments(severities, GAP / circumference).map(arc)}
    <text y="0.36em" text-anchor="middle">${text}</text>
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
