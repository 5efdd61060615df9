import 'travel-safety-embeds';
import 'travel-safety-embeds/vue';
import type { GlobalComponents } from 'vue';

/** What a template may write on a tag, as Vue's own checker asks for it. */
type Props<Tag extends keyof GlobalComponents> = InstanceType<GlobalComponents[Tag]>['$props'];

export const card: Props<'country-risk'> = {
  class: 'wide',
  country: 'KE',
  variant: 'badge',
  'published-score': 49,
  'heading-level': 3,
  frozen: true,
  onRiskLoad: ({ data }) => [data.iso2],
};
export const map: Props<'incident-map'> = { hours: 72, 'include-resolved': true, onIncidentSelect: ({ incident }) => [incident.title] };
export const table: Props<'risk-table'> = { region: 'Asia', onCountrySelect: ({ iso2 }) => [iso2] };
export const others: [Props<'country-compare'>, Props<'incident-list'>, Props<'risk-map'>, Props<'risk-methodology'>] = [{ countries: 'JP TH' }, {}, {}, {}];
// @ts-expect-error -- no such attribute
export const misspelt: Props<'country-risk'> = { contry: 'KE' };
// @ts-expect-error -- no such variant
export const unknown: Props<'country-risk'> = { variant: 'bagde' };
