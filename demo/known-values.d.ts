declare module 'virtual:known-values' {
  /** Every country of the sample dataset, by name. */
  export const countries: readonly { readonly iso2: string; readonly name: string }[];
  /** Every language that has a file of words, named in itself. */
  export const languages: readonly { readonly value: string; readonly label: string }[];
}
