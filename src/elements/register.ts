/** Registers a tag unless it is taken; if another version took it, warns once and never throws. */
export function register(tag: string, element: CustomElementConstructor & { readonly version: string }): void {
  const present = customElements.get(tag) as { readonly version?: string } | undefined;
  if (!present) customElements.define(tag, element);
  else if (present.version !== element.version)
    console.warn(`<${tag}> ${present.version ?? ''} is on this page already; version ${element.version} stays out.`);
}

const said = new Set<string>();

/** Tells who looks at the console what is the matter with a tag; the same about all tags of its kind only once. */
export function warnOnce({ localName }: Element, sentence: string): void {
  const line = `<${localName}> ${sentence}`;
  if (said.has(line)) return;
  said.add(line);
  console.warn(line);
}
