declare module 'virtual:tag-facts' {
  /** The manifest's facts about every tag. */
  export const facts: readonly import('../build/facts.js').TagFacts[];
}
