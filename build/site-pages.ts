import { escaped } from './html.js';
import { foot, header, read } from './site-frame.js';
import type { Sample } from './site-sample.js';

/** A page whose tags show stored answers and send no requests, except tags whose attributes do not determine a request. */
async function frozen(page: string, sample: Sample, asOf: string): Promise<string> {
  const parts = page.split(/(<(?:country|incident|risk)-\w+\b[^>]*>)/);
  const all = parts.map(async (part, place) => {
    const [, tag = '', written = ''] = (place % 2 && /^<([\w-]+)([^>]*)>$/.exec(part)) || [];
    const attributes = Object.fromEntries([...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));
    if (!tag || tag === 'country-compare' || (tag === 'country-risk' && !attributes['country'])) return part;
    // A frame's attributes come from its URL, so it gets the largest possible answer.
    const [answer = ''] = await sample.answersFor(tag, { limit: '200', hours: '720', ...attributes });
    const inlineAnswer = `<script type="application/json" data-as-of="${asOf}">${answer.replaceAll('<', '\\u003c')}</script>`;
    return `<${tag}${written} frozen="${asOf.slice(0, 10)}" data-sample>${inlineAnswer}`;
  });
  return (await Promise.all(all)).join('');
}

/** Freezes the frames of a folder of scripts, and sets its builder to a file-based API. */
export async function withAnswers(files: ReadonlyMap<string, string>, sample: Sample, asOf: string): Promise<ReadonlyMap<string, string>> {
  const all = [...files].map(async ([path, text]) => {
    const page = path.startsWith('frame/') ? await frozen(text, sample, asOf) : text.replace('<div data-builder', '<div data-builder data-sample');
    return [path, page] as const;
  });
  return new Map(await Promise.all(all));
}

/** The article as a static page, each tag with its current answer. */
export async function articlePage(sample: Sample, asOf: string, api: string): Promise<string> {
  const page = read('demo/index.html')
    .replaceAll(/(href|src)="\/demo\/(icon\.svg|\w+\.css)"/g, '$1="demo/$2"')
    .replace(
      '<script type="module" src="/src/embed/embed.ts"></script>',
      // A function, because `$` in a replacement string is special.
      () => `<script async crossorigin="anonymous" src="v0/embed.js" data-api-base="${escaped(api)}"></script>`,
    )
    .replace('/demo/page.ts', './demo/page.js')
    .replace(/ *<p class="more">[^]*?<\/p>\n/, '');
  return (await frozen(page, sample, asOf)).replace('<!-- header -->', header('./', 'index.html')).replace('<!-- foot -->', foot('./'));
}
