import '../../src/elements/country-risk.define.js';
import { expect } from '@open-wc/testing';
import { NOW } from '../support/now.js';
import { mount, unmountAll } from '../support/mount.js';
import { reopenPage } from '../support/page.js';

const loadedAt = new Date().getTime();

describe('a page of these tests', () => {
  afterEach(unmountAll);

  it('opens at the instant of the tests, wherever and whenever they run', () => {
    expect(loadedAt - NOW).to.be.within(0, 60_000);
    reopenPage();
    expect(new Date().getTime() - NOW).to.be.within(0, 1000);
    expect(Date.parse(Date()) - NOW).to.be.within(-1000, 1000);
    expect(new Date(2026, 0).toISOString()).to.equal('2026-01-01T00:00:00.000Z');
    expect(new Date() instanceof Date).to.equal(true);
  });

  it('has no zone and no language of the machine', () => {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).to.equal('UTC');
    expect(navigator.language).to.match(/^en-(GB|US)$/);
  });

  // Fonts can only be configured on Linux, so layout is only tested there.
  (navigator.platform.includes('Linux') ? it : it.skip)('has the fonts of a package, and none of the machine', () => {
    const widthIn = (family: string) => mount(`<span style="font: 100px ${family}; font-kerning: none">Hm</span>`).getBoundingClientRect().width;
    // The widths of DejaVu in hundredths of an em: H and m are 87 and 95 wide with serifs, 75 and 97 without, and 60 each in monospace.
    const fonts = { serif: 182, 'sans-serif': 172.6, "'Noto Sans', sans-serif": 172.6, 'system-ui': 172.6, monospace: 120.4 };
    for (const [family, width] of Object.entries(fonts)) expect(widthIn(family), family).to.be.closeTo(width, 1);
  });
});
