declare module 'virtual:tag-facts' {
  /** What the manifest says about every tag. */
  export const facts: readonly import('../build/facts.js').TagFacts[];
}
