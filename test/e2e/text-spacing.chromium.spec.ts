import { expect, expectState, test } from '../support/newsroom.js';

const TAGS = [
  '<country-risk country="TH" variant="badge"></country-risk>',
  '<country-risk country="KE"></country-risk>',
  '<country-risk country="US" variant="full"></country-risk>',
  '<country-compare countries="KE TH FR"></country-compare>',
  '<incident-list country="KE"></incident-list>',
  '<incident-map country="KE"></incident-map>',
  '<risk-methodology></risk-methodology>',
  '<risk-table></risk-table>',
  '<risk-map></risk-map>',
];

/** The spacing that a page must withstand by WCAG 1.4.12. */
const SPACING = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

for (const tag of TAGS)
  test(`nothing of ${tag.slice(0, tag.indexOf('></'))}> is cut off or stands out at 320 pixels, with more room between letters, words and lines`, async ({
    newsroom,
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await newsroom.open(tag.replace('></', ' loading="eager"></'));
    const element = page.locator('body > [loading]');
    await expectState(element, 'ready');
    await element.evaluate(({ shadowRoot }, rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      shadowRoot!.adoptedStyleSheets.push(sheet);
    }, SPACING);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const cut = await element.evaluate(({ shadowRoot }) =>
      [...shadowRoot!.querySelectorAll<HTMLElement>('*')]
        // Cut off by design: folded lists, which a button unfolds, and the words beside a matrix's numbers.
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('.folded, .pips + span, .land, svg'))
        .filter((one) => {
          const { overflowX, overflowY, clipPath } = getComputedStyle(one);
          if (clipPath !== 'none') return false; // for screen readers
          const isCut = (overflow: string, whole: number, seen: number) => /hidden|clip/.test(overflow) && whole > seen + 1;
          return isCut(overflowX, one.scrollWidth, one.clientWidth) || isCut(overflowY, one.scrollHeight, one.clientHeight);
        })
        .map(({ className, textContent }) => `${className}: ${textContent?.trim().slice(0, 60)}`),
    );
    expect(cut).toEqual([]);
  });
