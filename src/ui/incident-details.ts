import { css, html, nothing, type TemplateResult } from 'lit';
import type { Incident } from '../model/incident.js';
import { intl } from '../words/intl.js';
import { outLink } from './credit.js';
import { sentRows } from './details.js';
import { exactTime, feedText, type DetailsLocalizer, placeWords } from './incident-text.js';
export { incidentDetails as english } from '../words/en.json?incidentDetails';

const detailsStyles = css`
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

/** What a row does not say; `remark` is about its place. */
export function incidentDetails(incident: Incident, localizer: DetailsLocalizer, remark = ''): TemplateResult {
  const { strings } = localizer;
  const { summary, source, details } = incident;
  const places = placeWords(incident, localizer).map(
    (word, index) => html`${index ? strings.comma : nothing}${word === incident.city ? feedText(word, localizer) : word}`,
  );
  const exact = exactTime(incident, localizer);
  const both = bothTimes(incident, localizer);
  return html`
    <p class="facts">
      ${exact ? html`${exact}<br />` : nothing}
      ${incident.isZoneAssumed ? html`${strings.zoneAssumed}<br />` : nothing}${both ? html`${both}<br />` : nothing}${places.length ? places : details ? nothing : strings.placeUnknown}${remark ? html`${places.length || !details ? strings.stop : nothing}<em>${remark}</em>` : nothing}
    </p>
    ${summary ? html`<p class="said">${feedText(summary, localizer)}</p>` : nothing}
    <p class="facts">
      ${source ? html`${strings.creditTo}${feedText(source, localizer)}` : details ? nothing : strings.reporterUnknown}${reportLink(incident, localizer)}
    </p>
    ${sentRows(details, localizer)}
  `;
}

const reportLink = ({ url }: Incident, { strings, localize }: DetailsLocalizer) =>
  url ? html`<br />${outLink(url, localize(strings.readAt, { site: new URL(url).hostname }))}` : nothing;

/** The reader's time and the local time, if the country has a single time zone and the two differ; else empty. */
export function bothTimes({ occurredAt, isDay, country }: Incident, localizer: DetailsLocalizer): string {
  const { strings, localize, sentences, lang, zoneOf } = localizer;
  const zone = zoneOf?.(country);
  if (!zone || !country || isDay || occurredAt === undefined) return '';
  try {
    const zones = [undefined, zone];
    const [today, there] = zones.map((timeZone) => intl('DateTimeFormat', 'en', { timeZone }).format(occurredAt));
    // The day before the time: Intl has it behind, or a comma between them, in some languages.
    const [yours = '', theirs = ''] = zones.map((timeZone) => {
      const format = (parts: Intl.DateTimeFormatOptions): string => intl('DateTimeFormat', lang, { ...parts, timeZone }).format(occurredAt);
      return sentences(today !== there && format({ weekday: 'long' }), format({ timeStyle: 'short' }));
    });
    return yours === theirs ? '' : localize(strings.bothTimes, { yours, theirs, place: localizer.countryNameInText(country) });
  } catch {
    return ''; // this browser does not know the zone
  }
}
