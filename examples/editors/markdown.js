// markdown-it: HTML in Markdown is off until it is turned on. marked needs nothing.
export const configuration = { html: true };
