import { css, html, nothing, type TemplateResult } from 'lit';
import type { Incident } from '../model/incident.js';
import { intl } from '../words/localizer.js';
import { outLink } from './credit.js';
import { sentRows } from './details.js';
import { feedText, type DetailsLocalizer, placeWords } from './incident-text.js';
export { incidentDetails as english } from '../words/en.json?incidentDetails';

const detailsStyles = css`
  .list:focus-visible {
    outline-offset: 0;
  }
  .open .topic {
    -webkit-line-clamp: none;
  }
  @media (forced-colors: active) {
    .item.open {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  .details {
    padding: 0 var(--_inset) 12px calc(var(--_inset) + 22px + 0.75em);
  }
  .facts,
  .said {
    font-size: var(--_note);
    line-height: 1.4;
    margin-block-end: 0.55em;
  }
  .facts:last-child {
    margin: 0;
  }
  .details .sent {
    font-size: var(--_note);
  }
`;

export const styles = [detailsStyles];

/** The facts that the incident's row leaves out. */
export function incidentDetails(incident: Incident, localizer: DetailsLocalizer): TemplateResult {
  const { strings, dateTime, timeZone } = localizer;
  const { summary, source, details, occurredAt, isDay, isZoneAssumed } = incident;
  const isPlaced = details ?? placeWords(incident, localizer)[0];
  const facts = [
    // The row has a day, and the times of a given zone, in full.
    bothTimes(incident, localizer) || (occurredAt !== undefined && !isDay && !timeZone && dateTime(occurredAt)),
    isZoneAssumed && strings.zoneAssumed,
    !isPlaced && strings.placeUnknown,
  ].filter(Boolean);
  return html`
    ${facts.length ? html`<p class="facts">${facts.map((fact) => html`${fact}<br />`)}</p>` : nothing}
    ${summary ? html`<p class="said">${feedText(summary, localizer)}</p>` : nothing}
    <p class="facts">
      ${source ? html`${strings.creditTo}${feedText(source, localizer)}` : details ? nothing : strings.sourceUnknown}${reportLink(incident, localizer)}
    </p>
    ${sentRows(details, localizer)}
  `;
}

const reportLink = ({ url }: Incident, { strings, localize }: DetailsLocalizer) =>
  url ? html`<br />${outLink(url, localize(strings.readAt, { site: new URL(url).hostname }))}` : nothing;

/** The reader's time and the local time; empty if they are equal or the country has more than one time zone. */
export function bothTimes({ occurredAt, isDay, country }: Incident, localizer: DetailsLocalizer): string {
  const { strings, localize, sentences, lang, zoneOf } = localizer;
  const zone = zoneOf?.(country);
  if (!zone || !country || isDay || occurredAt === undefined) return '';
  try {
    const zones = [undefined, zone];
    const [today, there] = zones.map((timeZone) => intl('DateTimeFormat', 'en', { timeZone }).format(occurredAt));
    // Formatted separately so that the day comes first: in some languages Intl puts it last or adds a comma.
    const [yours = '', theirs = ''] = zones.map((timeZone) => {
      const format = (parts: Intl.DateTimeFormatOptions): string => intl('DateTimeFormat', lang, { ...parts, timeZone }).format(occurredAt);
      return sentences(today !== there && format({ weekday: 'long' }), format({ timeStyle: 'short' }));
    });
    return yours === theirs ? '' : localize(strings.bothTimes, { yours, theirs, place: localizer.countryNameInText(country) });
  } catch {
    return ''; // the browser does not support this time zone
  }
}
