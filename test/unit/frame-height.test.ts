import { describe, expect, it } from 'vitest';
import { heightIn, heightMessages, isOurs, secretIn } from '../../src/embed/height.js';

const HOME = 'https://cdn.example';
const SRC = `${HOME}/v0/frame/country-risk/JP/`;

const sandboxed = (...flags: readonly string[]) => ({ length: flags.length, contains: (flag: string) => flags.includes(flag) });
const frame = (src: string, ...sandbox: readonly string[]) => ({ src, sandbox: sandboxed(...sandbox) });

describe('a frame', () => {
  it('tells its height to resize.js, to WordPress with its secret, to AMP, and to Embedly in a text', () => {
    expect(heightMessages({ id: 'japan', src: SRC, secret: 'abc123DEF4' }, 420)).toEqual([
      { type: 'travel-safety:height', id: 'japan', height: 420 },
      { message: 'height', value: 420, secret: 'abc123DEF4' },
      { sentinel: 'amp', type: 'embed-size', height: 420 },
      '{"src":"https://cdn.example/v0/frame/country-risk/JP/","context":"iframe.resize","height":420}',
    ]);
  });

  it('says nothing in the words of WordPress to a page that gave it no secret', () => {
    const messages = heightMessages({ id: '', src: SRC, secret: undefined }, 420);
    expect(messages).toHaveLength(3);
    expect(JSON.stringify(messages)).not.toContain('"message"');
  });

  it.each([
    ['#?secret=abc123DEF4', 'abc123DEF4'],
    ['#?secret=', undefined],
    ['#?secret="><script>', undefined],
    ['', undefined],
  ])('finds its secret in %j', (hash, secret) => {
    expect(secretIn(hash)).toBe(secret);
  });
});

describe('the page around a frame', () => {
  it.each([
    [420, 420],
    [1, 20],
    [-5, 20],
    [1e9, 10_000],
  ])('takes a height of %s for %s', (height, taken) => {
    expect(heightIn({ type: 'travel-safety:height', id: '', height })).toBe(taken);
  });

  it.each([
    ['NaN', { type: 'travel-safety:height', height: NaN }],
    ['infinity', { type: 'travel-safety:height', height: Infinity }],
    ['a text', { type: 'travel-safety:height', height: '420' }],
    ['no height', { type: 'travel-safety:height' }],
    ['another type', { type: 'other:height', height: 420 }],
    ['what is no object', 'travel-safety:height'],
    ['nothing', null],
  ])('takes no height from %s', (_what, message) => {
    expect(heightIn(message)).toBeUndefined();
  });

  it('takes it from one of our frames, and in a sandbox from the window alone', () => {
    expect(isOurs(frame(SRC), HOME, HOME)).toBe(true);
    expect(isOurs(frame(SRC, 'allow-scripts'), 'null', HOME)).toBe(true);
    expect(isOurs(frame(SRC, 'allow-scripts', 'allow-same-origin'), HOME, HOME)).toBe(true);
  });

  it.each([
    ['a page of another origin that one of our frames has become', frame(SRC), 'https://evil.example'],
    ['a page without an origin in a frame that has one', frame(SRC), 'null'],
    ['a page with an origin in a sandbox that gives none', frame(SRC, 'allow-scripts'), HOME],
    ['a frame of another host', frame('https://evil.example/frame/country-risk/'), 'https://evil.example'],
    ['a frame of a host whose name begins like ours', frame('https://cdn.example.evil.example/frame/country-risk/'), HOME],
    ['another page of our host', frame(`${HOME}/article/`), HOME],
    ['a frame without an address', frame(''), HOME],
  ])('takes nothing from %s', (_what, element, origin) => {
    expect(isOurs(element, origin, HOME)).toBe(false);
  });

  it('takes nothing at all where the script does not know its own address', () => {
    expect(isOurs(frame(SRC), '', '')).toBe(false);
  });
});
