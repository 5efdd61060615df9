declare module 'virtual:known-values' {
  /** Every country of the sample dataset, by name. */
  export const countries: readonly { readonly iso2: string; readonly name: string }[];
  /** Every supported language, with its name in itself. */
  export const languages: readonly { readonly value: string; readonly label: string }[];
}
