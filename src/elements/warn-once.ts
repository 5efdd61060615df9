const said = new Set<string>();

/** Tells who looks at the console what is the matter with a tag; the same about all tags of its kind only once. */
export function warnOnce({ localName }: Element, sentence: string): void {
  const line = `<${localName}> ${sentence}`;
  if (said.has(line)) return;
  said.add(line);
  console.warn(line);
}
