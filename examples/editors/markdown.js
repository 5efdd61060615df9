// markdown-it: HTML in Markdown is off by default. marked needs no configuration.
export const configuration = { html: true };
