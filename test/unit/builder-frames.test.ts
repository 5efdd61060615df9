import { describe, expect, it } from 'vitest';
import { frameAddress } from '../../demo/builder/frame-snippets.js';
import { HOSTILE, codeOf, hostile, plan } from '../support/builder-plan.js';

describe('a frame', () => {
  it('has attributes in its address, but nothing frozen, no time to load, and no words that could pass for the newsroom’s', () => {
    const attributes = {
      country: 'JP',
      lang: 'de',
      name: 'Elsewhere',
      region: HOSTILE,
      frozen: '2026-05-20',
      loading: 'lazy',
      headline: 'War',
      'publisher-url': 'x',
      'include-resolved': '',
    };
    const address = new URL(frameAddress(plan({ attributes, framePath: '', frameLang: 'de' })));
    expect(address.pathname).toBe('/v0/frame/country-risk/');
    expect(Object.fromEntries(address.searchParams)).toEqual({ country: 'JP', lang: 'de', region: HOSTILE, 'include-resolved': '' });
  });

  it('of a country has the country’s own address, and is told of an API that is not its own', () => {
    expect(frameAddress(plan())).toBe('https://cdn.example/v0/frame/country-risk/JP/');
    const tiles = {
      tag: 'incident-map',
      framePath: '',
      attributes: { country: 'KE', 'tile-url': 'https://tiles.example/', consent: 'click' },
    } as const;
    expect(frameAddress(plan(tiles))).toContain('tile-url=');
    expect(frameAddress(plan({ ...tiles, hasFrameTiles: false }))).toMatch(/frame\/incident-map\/\?country=KE$/);
    expect(frameAddress(plan({ frameApi: 'https://other.example/' }))).toBe(
      'https://cdn.example/v0/frame/country-risk/JP/?api-base=https%3A%2F%2Fother.example%2F',
    );
  });
});

describe('a shortcode', () => {
  it('ends where it ends, whatever is written in it', () => {
    const code = codeOf('wordpress', { ...hostile, answers: [], link: '' });
    expect(code.match(/[[\]]/g)).toEqual(['[', ']']);
    expect(code).toMatch(/^\[country_risk country="JP" name="[^"<>\n]*"\]$/);
    expect(codeOf('wordpress', plan({ tag: 'incident-map', attributes: { 'include-resolved': '' } }))).toBe('[incident_map include-resolved]');
    const around = codeOf('wordpress', { ...hostile, answers: [], attributes: { country: 'JP' } });
    expect(around).toMatch(/^\[country_risk country="JP"\]<a href="[^"<>]*">[^<>[\]]*<\/a>\[\/country_risk\]$/);
  });

  it('has the picture and the link between its two brackets', () => {
    const around = plan({ link: 'https://news.example/', picture: { src: 'https://news.example/[1].png', alt: HOSTILE } });
    expect(codeOf('wordpress', around)).toMatch(/^\[country_risk country="JP"\]<img [^<>[\]]*><a href="[^"<>]*">[^<>[\]]*<\/a>\[\/country_risk\]$/);
  });

  it('has a block that says the same, in a comment that nothing in it can end', () => {
    const code = codeOf('wordpress', { ...hostile, answers: [], attributes: { ...hostile.attributes, 'include-resolved': '', headline: 'C:\\' } }, 1);
    const [, json = ''] = /^<!-- wp:travel-safety\/country-risk (\{[^<>]*\}) \/-->$/.exec(code) ?? [];
    expect(json).not.toMatch(/--|\\"/);
    expect(JSON.parse(json)).toEqual({ country: 'JP', name: HOSTILE, 'include-resolved': true, headline: 'C:\\' });
  });

  it('is not offered for an answer that it cannot keep', () => {
    expect(codeOf('wordpress', hostile)).toMatch(/^<div\s+data-country-risk="JP"/);
  });
});

describe('a frame for AMP', () => {
  it('has the form that AMP asks of an amp-iframe: a layout with its height, a sandbox without its own origin, a placeholder and an overflow', () => {
    const code = codeOf('amp', plan());
    // AMP's validator allows these attributes and rejects all others.
    const [, written = ''] = /^<amp-iframe([^>]*)>/.exec(code) ?? [];
    expect(written.replaceAll(/="[^"]*"/g, '').match(/\S+/g)).toEqual(['src', 'title', 'layout', 'height', 'sandbox', 'frameborder', 'resizable']);
    expect(code).toMatch(/^<amp-iframe\s+src="https:/);
    expect(code).toContain('layout="fixed-height"');
    expect(code).not.toMatch(/\swidth=|allow-same-origin|style=/);
    expect(code).toContain('resizable');
    expect(code).toContain('<p placeholder>');
    expect(code).toContain('<div overflow tabindex="0" role="button" aria-label="All of it">All of it</div>');
    expect(codeOf('amp', plan(), 1)).toContain('custom-element="amp-iframe"');
  });
});
