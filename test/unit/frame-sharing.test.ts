import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countries } from '../../demo/api/data/countries.js';
import { BASE_LANGUAGES } from '../../demo/languages.js';
import { HEIGHTS } from '../../demo/heights.js';
import { frameFiles, missingFrom, writeFrames } from '../../build/frames.js';
import { oEmbed } from '../../build/oembed.js';
import { BASE, JAPAN, facts, page, settings, unset } from '../support/frame-files.js';

describe('a shared link to a frame', () => {
  const alternative = 'Japan: "Very Safe" & more';
  const drawn = { svg: '<svg/>', title: 'Japan', alternative, width: 1200, height: 675, png: new Uint8Array([137, 80, 78, 71]) };
  const files = frameFiles(facts, settings, new Map([['JP', drawn]]));
  const image = `${BASE}frame/country-risk/JP/picture.png`;

  it('is shown with the picture of its country', () => {
    const html = files.get('frame/country-risk/JP/index.html') ?? '';
    const said = [...html.matchAll(/<meta property="og:([^"]+)" content="([^"]*)">/g)].map(([, name, content]) => [name, content]);
    expect(Object.fromEntries(said)).toEqual({
      title: JAPAN,
      image,
      'image:width': '1200',
      'image:height': '675',
      'image:alt': 'Japan: &quot;Very Safe&quot; &amp; more',
    });
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(files.get('frame/country-risk/JP/de/index.html')).toContain(`<meta property="og:image" content="${image}">`);
  });

  it('has the same picture in its oEmbed answer', () => {
    const answer = JSON.parse(files.get('oembed/country-risk/JP.json') ?? '') as Record<string, unknown>;
    expect(answer).toMatchObject({ thumbnail_url: image, thumbnail_width: 1200, thumbnail_height: 675 });
  });

  it('has none where there is no picture, or no address for it', () => {
    for (const html of [
      files.get('frame/country-risk/KE/index.html'),
      frameFiles(facts, unset, new Map([['JP', drawn]])).get('frame/country-risk/JP/index.html'),
    ]) {
      expect(html).toContain('<meta property="og:title"');
      expect(html).not.toMatch(/og:image|twitter/);
    }
    expect(files.get('oembed/country-risk/KE.json')).not.toContain('thumbnail');
  });

  it('has a file for its picture', () => {
    const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
    writeFrames(folder, facts, settings, new Map([['JP', drawn]]));
    expect([...readFileSync(join(folder, 'frame/country-risk/JP/picture.png'))]).toEqual([...drawn.png]);
    expect(existsSync(join(folder, 'frame/country-risk/KE/picture.png'))).toBe(false);
    rmSync(folder, { recursive: true });
  });
});

describe('an oEmbed answer', () => {
  const answers = [...frameFiles(facts, settings)].filter(([path]) => path.startsWith('oembed/'));

  it('is there for each country, by itself and in each language, and leads to its frame', () => {
    expect(answers).toHaveLength(countries.length * (1 + BASE_LANGUAGES.length));
    for (const [path, text] of answers) {
      const place = /oembed\/country-risk\/([A-Z]{2}(?:\/[a-z]{2})?)\.json$/.exec(path)?.[1];
      const answer = JSON.parse(text) as Record<string, unknown>;
      expect(answer).toMatchObject({
        version: '1.0',
        type: 'rich',
        width: 640,
        height: HEIGHTS.card[1],
        cache_age: 86_400,
        provider_url: settings.publisherUrl,
      });
      expect(String(answer['html'])).toContain(`src="${BASE}frame/country-risk/${place?.replace(/\/en$/, '')}/"`);
      expect(String(answer['html'])).toMatch(/^<iframe [^<>]*><\/iframe>$/);
    }
  });

  it('writes a hostile title and address as text', () => {
    const { html } = oEmbed('"><script>alert(1)</script>', `${BASE}?"onload="alert(2)`, settings);
    expect(html).toContain('title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(html).toContain(`src="${BASE}?&quot;onload=&quot;alert(2)"`);
  });

  it('is not written without the folder’s public address, and one sentence says so', () => {
    expect([...frameFiles(facts, unset).keys()].filter((path) => path.startsWith('oembed/'))).toEqual([]);
    expect(page('country-risk/JP', unset)).not.toMatch(/canonical|oembed/);
    expect(missingFrom(unset)).toEqual([
      'frame/ has no API of its own: set VITE_API_BASE.',
      'oembed/ is not written, because its addresses are absolute, and Safari shows no frame in a sandbox: set VITE_PUBLIC_BASE.',
    ]);
    expect(missingFrom(settings)).toEqual([]);
  });
});
