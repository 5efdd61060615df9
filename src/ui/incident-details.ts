import { css, html, nothing, type TemplateResult } from 'lit';
import type { Incident } from '../model/incident.js';
import { outLink } from './credit.js';
import { categoryWord, countryName, feedText, incidentTime, type DetailsVoice } from './incident-facts.js';
import { placeWords, severityInWords } from './incident-names.js';

export { incidentDetails as english } from '../words/en/incident-details.js';

export const incidentDetailsStyles = css`
  .details {
    padding: 0 14px 12px calc(38px + 1.125em);
  }
  .facts,
  .said {
    font-size: 0.875em;
    line-height: 1.4;
    margin-block-end: 0.55em;
  }
  .facts:last-child {
    margin: 0;
  }
`;

/** Everything known about one incident, below its title; `remark` is about its place. */
export function incidentDetails(incident: Incident, now: number, voice: DetailsVoice, remark = ''): TemplateResult {
  const { say, format } = voice;
  const { occurredAt, summary, source } = incident;
  const places = placeWords(incident, voice).map((word, index) => html`${index ? say.comma : nothing}${word === incident.city ? feedText(word, voice) : word}`);
  const ago = occurredAt === undefined ? '' : format.ago(occurredAt, now);
  const exact = occurredAt === undefined ? '' : format.dateTime(occurredAt);
  const both = bothTimes(incident, voice);
  return html`
    <p class="facts">
      ${incident.resolved ? html`<strong class="tag">${say.resolved}</strong>` : nothing}
      ${categoryWord(incident.category, voice)}${say.stop}${severityInWords(incident.severity, voice)}${say.stop}
    </p>
    <p class="facts">
      ${incidentTime(occurredAt, now, voice)}${exact && exact !== ago ? html`<span class="quiet">${say.aside(exact)}</span>` : nothing}<br />
      ${both ? html`${both}<br />` : nothing}${places.length ? places : say.placeUnknown}${remark ? html`${say.stop}<em>${remark}</em>` : nothing}
    </p>
    ${summary ? html`<p class="said">${feedText(summary, voice)}</p>` : nothing}
    <p class="facts">${source ? html`${say.creditTo}${feedText(source, voice)}` : say.reporterUnknown}${reportLink(incident, voice)}</p>
    <p class="facts quiet">${say.classified} ${say.checkAdvice}</p>
  `;
}

const reportLink = ({ url }: Incident, { say }: DetailsVoice) => (url ? html`<br />${outLink(url, say.readAt(new URL(url).hostname))}` : nothing);

/** The reader's time and the local time, if the country has a single time zone and the two differ; else empty. */
export function bothTimes({ occurredAt, country }: Incident, voice: DetailsVoice): string {
  const { say, lang, zoneOf } = voice;
  const zone = zoneOf?.(country);
  if (!zone || !country || occurredAt === undefined) return '';
  const isSameDay = clock(occurredAt, lang, zone, 'day') === clock(occurredAt, lang, undefined, 'day');
  const [yours, theirs] = [undefined, zone].map((each) => clock(occurredAt, lang, each, isSameDay ? 'time' : 'both'));
  return yours && theirs && yours !== theirs ? say.bothTimes(yours, theirs, countryName(country, voice)) : '';
}

const PARTS = {
  day: { day: 'numeric' },
  time: { timeStyle: 'short' },
  both: { weekday: 'short', hour: 'numeric', minute: '2-digit' },
} as const;

/** The time in a zone, the reader's if none is given; empty if this browser does not know the zone. */
function clock(time: number, lang: string, timeZone: string | undefined, parts: keyof typeof PARTS): string {
  try {
    return new Intl.DateTimeFormat(lang, { ...PARTS[parts], timeZone }).format(time);
  } catch {
    return '';
  }
}
