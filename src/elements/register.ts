/** Registers a tag unless it is taken; if another version took it, warns once and never throws. */
export function register(tag: string, element: CustomElementConstructor & { readonly version: string }): void {
  const present = customElements.get(tag) as { readonly version?: string } | undefined;
  if (!present) customElements.define(tag, element);
  else if (present.version !== element.version)
    console.warn(`<${tag}> ${present.version ?? ''} is on this page already; version ${element.version} stays out.`);
}

const warned = new Set<string>();

/** Warns about a tag on the console, once per sentence and tag name. */
export function warnOnce({ localName }: Element, sentence: string): void {
  const line = `<${localName}> ${sentence}`;
  if (warned.has(line)) return;
  warned.add(line);
  console.warn(line);
}
