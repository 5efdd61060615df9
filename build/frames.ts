import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { countries } from '../demo/api/data/countries.js';
import { BASE_LANGUAGES } from '../demo/languages.js';
import { notInFrames, type TagFacts } from './facts.js';
import { framePage, outPages } from './frame-page.js';
import { escaped } from './html.js';
import { oEmbed } from './oembed.js';
import { NO_PICTURES, PICTURE, pictureFiles } from './pictures.js';
import type { Settings } from './settings.js';
import { titleOf } from './titles.js';
import { readerWords } from './reader-words.js';

/** This tag gets a page for each country of the sample dataset, in each language. */
const COUNTRY_TAG = 'country-risk';

/** A page that redirects to one fixed URL and ignores its own query. */
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

/** The files of `frame/`, `oembed/` and `out/`, by path in `dist/cdn`. */
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
    // A static host finds an oEmbed answer by its path alone, so the language is part of the path.
    for (const folder of ['', ...BASE_LANGUAGES.map((lang) => `/${lang}`)]) {
      const lang = folder.slice(1) || settings.lang;
      const spoken = readerWords(lang);
      for (const { iso2, name } of countries) {
        const place = `${tag}/${iso2}${folder}`;
        const title = titleOf(tag, { country: iso2 }, spoken, () => name);
        const page = { tag, attributes: { country: iso2 }, title, root: folder ? '../../../../' : '../../../', parameters };
        // The page in the build's language has two URLs. The shorter is canonical; the longer stays valid when the build changes its language.
        const address = publicBase && `${publicBase}frame/${tag}/${iso2}${lang === settings.lang ? '' : folder}/`;
        const drawn = pictures.get(iso2);
        const picture = publicBase && drawn ? { ...drawn, url: `${publicBase}frame/${tag}/${iso2}/${PICTURE}` } : undefined;
        const oembed = publicBase && `${publicBase}oembed/${place}.json`;
        files.set(`frame/${place}/index.html`, framePage({ ...page, canonical: address, oembed, picture }, { ...settings, lang }));
        if (address) files.set(`oembed/${place}.json`, `${JSON.stringify(oEmbed(title, address, settings, picture))}\n`);
      }
    }
  }
  for (const [folder, address] of outPages(settings)) files.set(`${folder}index.html`, outPage(address));
  return files;
}

/** Sentences about features disabled by missing settings. */
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
