/** The only way from text to a link: an absolute http(s) address without a user name, or `undefined`. */
export function safeUrl(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > 2048 || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.hostname && !url.username && !url.password ? url.href : undefined;
}
