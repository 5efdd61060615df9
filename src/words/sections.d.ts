// One section of the English words, served on its own by build/words-plugin.ts: `import { card } from '../words/en.json?card'`.
declare module '*/en.json?common' {
  export const common: (typeof import('./en.json'))['common'];
}
declare module '*/en.json?failure' {
  export const failure: (typeof import('./en.json'))['failure'];
}
declare module '*/en.json?attributes' {
  export const attributes: (typeof import('./en.json'))['attributes'];
}
declare module '*/en.json?country' {
  export const country: (typeof import('./en.json'))['country'];
}
declare module '*/en.json?card' {
  export const card: (typeof import('./en.json'))['card'];
}
declare module '*/en.json?facts' {
  export const facts: (typeof import('./en.json'))['facts'];
}
declare module '*/en.json?profile' {
  export const profile: (typeof import('./en.json'))['profile'];
}
declare module '*/en.json?compare' {
  export const compare: (typeof import('./en.json'))['compare'];
}
declare module '*/en.json?published' {
  export const published: (typeof import('./en.json'))['published'];
}
declare module '*/en.json?methodology' {
  export const methodology: (typeof import('./en.json'))['methodology'];
}
declare module '*/en.json?table' {
  export const table: (typeof import('./en.json'))['table'];
}
declare module '*/en.json?tableFilters' {
  export const tableFilters: (typeof import('./en.json'))['tableFilters'];
}
declare module '*/en.json?incidents' {
  export const incidents: (typeof import('./en.json'))['incidents'];
}
declare module '*/en.json?incidentDetails' {
  export const incidentDetails: (typeof import('./en.json'))['incidentDetails'];
}
declare module '*/en.json?incidentFilters' {
  export const incidentFilters: (typeof import('./en.json'))['incidentFilters'];
}
declare module '*/en.json?incidentUpdate' {
  export const incidentUpdate: (typeof import('./en.json'))['incidentUpdate'];
}
declare module '*/en.json?incidentMap' {
  export const incidentMap: (typeof import('./en.json'))['incidentMap'];
}
declare module '*/en.json?map' {
  export const map: (typeof import('./en.json'))['map'];
}
declare module '*/en.json?riskMap' {
  export const riskMap: (typeof import('./en.json'))['riskMap'];
}
declare module '*/en.json?exportPanel' {
  export const exportPanel: (typeof import('./en.json'))['exportPanel'];
}
declare module '*/en.json?ruler' {
  export const ruler: (typeof import('./en.json'))['ruler'];
}
declare module '*/en.json?freshness' {
  export const freshness: (typeof import('./en.json'))['freshness'];
}
