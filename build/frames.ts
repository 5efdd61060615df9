import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { countries } from '../demo/api/data/countries.js';
import { notInFrames, type TagFacts } from './facts.js';
import { framePage, outPages } from './frame-page.js';
import { escaped } from './html.js';
import { oEmbed } from './oembed.js';
import { NO_PICTURES, PICTURE, pictureFiles } from './pictures.js';
import type { Settings } from './settings.js';
import { titleOf } from './titles.js';
import { readerWords } from './reader-words.js';

/** The pages of one country: every one that the dataset is known to have. */
const COUNTRY_TAG = 'country-risk';

/** A page that sends its reader to one address, wherever it was asked to. */
const outPage = (address: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${escaped(address)}">
<title>${escaped(address)}</title>
<a href="${escaped(address)}">${escaped(address)}</a>
</html>
`;

/** The files of `frame/`, `oembed/` and `out/`, by their paths in `dist/cdn`. */
export function frameFiles(facts: readonly TagFacts[], settings: Settings, pictures = NO_PICTURES): ReadonlyMap<string, string> {
  const { publicBase } = settings;
  const words = readerWords(settings.lang);
  const files = new Map<string, string>();
  for (const { tag, attributes, shared } of facts) {
    const refused = notInFrames(tag, settings.allowedTileOrigins.length > 0);
    const parameters = [...attributes, ...shared].flatMap(({ name }) => name ?? []).filter((name) => !refused.includes(name));
    const canonical = publicBase && `${publicBase}frame/${tag}/`;
    files.set(`frame/${tag}/index.html`, framePage({ tag, attributes: {}, title: titleOf(tag, {}, words), root: '../../', parameters, canonical }, settings));
    if (tag !== COUNTRY_TAG) continue;
    for (const { iso2, name } of countries) {
      const title = titleOf(tag, { country: iso2 }, words, () => name);
      const page = { tag, attributes: { country: iso2 }, title, root: '../../../', parameters };
      const address = publicBase && `${publicBase}frame/${tag}/${iso2}/`;
      const answer = `oembed/${tag}/${iso2}.json`;
      const drawn = pictures.get(iso2);
      const picture = address && drawn ? { ...drawn, url: address + PICTURE } : undefined;
      files.set(`frame/${tag}/${iso2}/index.html`, framePage({ ...page, canonical: address, oembed: publicBase && publicBase + answer, picture }, settings));
      if (address) files.set(answer, `${JSON.stringify(oEmbed(title, address, settings, picture))}\n`);
    }
  }
  for (const [folder, address] of outPages(settings)) files.set(`${folder}index.html`, outPage(address));
  return files;
}

/** What the pages lack for want of a setting, in sentences. */
export function missingFrom({ apiBase, publicBase }: Settings): readonly string[] {
  return [
    ...(apiBase ? [] : ['frame/ has no API of its own: set VITE_API_BASE.']),
    ...(publicBase ? [] : ['oembed/ is not written, because its addresses are absolute, and Safari shows no frame in a sandbox: set VITE_PUBLIC_BASE.']),
  ];
}

export function writeFrames(folder: string, facts: readonly TagFacts[], settings: Settings, pictures = NO_PICTURES): void {
  for (const [path, text] of [...frameFiles(facts, settings, pictures), ...pictureFiles(pictures)]) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
