import { html, nothing, type TemplateResult } from 'lit';
import type { Incident } from '../model/incident.js';
import { outLink } from './credit.js';
import { categoryWord, placeWord, severityInWords, type IncidentVoice } from './incident-facts.js';

/** Text of the feed: shown as it is, in its own direction, marked as the publisher's language. */
export const feedText = (text: string, { lang }: IncidentVoice): TemplateResult =>
  html`<bdi dir="auto" lang=${lang.startsWith('en') ? nothing : 'en'}>${text}</bdi>`;

/** When it happened, relative to now and in full. */
export const incidentTime = (occurredAt: number | undefined, now: number, { say, format }: IncidentVoice): TemplateResult =>
  occurredAt === undefined
    ? html`<span>${say.timeUnknown}</span>`
    : html`<time datetime=${new Date(occurredAt).toISOString()}>${format.ago(occurredAt, now)}</time>`;

/** All there is to know of one incident, below its title. */
export function incidentDetails(incident: Incident, now: number, voice: IncidentVoice): TemplateResult {
  const { say, format } = voice;
  const { occurredAt, summary, source } = incident;
  const place = placeWord(incident, voice);
  const ago = occurredAt === undefined ? '' : format.ago(occurredAt, now);
  const exact = occurredAt === undefined ? '' : format.dateTime(occurredAt);
  return html`
    <p class="facts">
      ${incident.resolved ? html`<strong class="tag">${say.resolved}</strong>` : nothing} ${categoryWord(incident.category, voice)}.
      ${severityInWords(incident.severity, voice)}.
    </p>
    <p class="facts">
      ${incidentTime(occurredAt, now, voice)}${exact && exact !== ago ? html` <span class="quiet">(${exact})</span>` : nothing}<br />
      ${place ? feedText(place, voice) : say.placeUnknown}${incident.place ? nothing : html`. <em>${say.noPosition}</em>`}
    </p>
    ${summary ? html`<p class="said">${feedText(summary, voice)}</p>` : nothing}
    <p class="facts">${source ? say.reportedBy(source) : say.reporterUnknown}${reportLink(incident, voice)}</p>
    <p class="facts quiet">${say.classified} ${say.checkAdvice}</p>
  `;
}

const reportLink = ({ url }: Incident, { say }: IncidentVoice) =>
  url ? html`<br />${outLink(url, html`${say.readAt(new URL(url).hostname)}<span class="hidden"> (${say.newTab})</span>`)}` : nothing;
