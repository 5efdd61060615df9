export { configure, type Settings } from './configure.js';
export { CountryCompareElement } from './elements/country-compare.js';
export { CountryRiskElement } from './elements/country-risk.js';
export { CountrySelectEvent, IncidentSelectEvent, RiskErrorEvent, RiskLoadEvent } from './elements/events.js';
export { RiskMethodologyElement } from './elements/risk-methodology.js';
export type { Country, CountryCompact } from './model/country.js';
export type { FailureKind } from './model/failure.js';
export type { Incident } from './model/incident.js';
export type { State } from './model/state.js';
