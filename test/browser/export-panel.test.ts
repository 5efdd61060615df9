import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { strings } from '../support/english.js';
import { LANGUAGES } from '../support/languages.js';
import { all, focused } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { action, button, find, opened, openToSave, panel, ready, tag, statusText } from './export-panel-parts.js';

describe('what readers take along', () => {
  openToSave();

  it('open and close by keyboard: Escape leads back to the button', async () => {
    const element = await ready(tag('country-risk', 'country="JP"'));
    const control = button(element);
    expect(control?.getAttribute('aria-expanded')).to.equal('false');
    control?.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => panel(element));
    expect(control?.getAttribute('aria-expanded')).to.equal('true');
    await sendKeys({ press: 'Tab' });
    expect(focused(element)?.textContent).to.equal(strings.downloadCsv);
    await sendKeys({ press: 'Escape' });
    expect(panel(element)).to.equal(undefined);
    expect(focused(element)).to.equal(control);
    expect(control?.getAttribute('aria-expanded')).to.equal('false');
  });

  it('close when the reader goes on, by pointer or by keyboard', async () => {
    const element = await opened(tag('country-risk', 'country="JP"'));
    await sendMouse({ type: 'click', position: [990, 790] });
    await waitUntil(() => !panel(element));
    button(element)?.click();
    await waitUntil(() => panel(element));
    action(element, strings.downloadCsv)?.focus();
    find(element, '.credit a')?.focus();
    await waitUntil(() => !panel(element));
  });

  it('move nothing on the page, open or closed', async () => {
    const element = await ready(tag('country-risk', 'country="JP"'));
    const places = () =>
      all(element, 'p, li')
        .filter((one) => !one.closest('.export'))
        .map((one) => one.getBoundingClientRect())
        .map(({ x, y }) => `${x} ${y}`); // not the widths: Firefox loads a font for the flag late
    const before = places();
    button(element)?.click();
    await waitUntil(() => panel(element));
    expect(before).to.have.length.above(5);
    expect(places()).to.deep.equal(before);
  });

  it('have targets big enough for a finger', async () => {
    const width = 450; // WebKitGTK's narrowest window
    await setViewport({ width, height: 700 });
    const element = await opened(tag('country-risk', 'country="JP"'));
    expect(button(element)?.getBoundingClientRect().height).to.be.at.least(24);
    for (const one of all(element, '.export button')) expect(one.getBoundingClientRect().height).to.be.at.least(44);
    const box = panel(element)?.getBoundingClientRect();
    expect(box?.left).to.be.at.least(0);
    expect(box?.right).to.be.at.most(width);
  });

  // Japanese has no spaces between words.
  for (const language of LANGUAGES.filter((one) => one !== 'ja')) {
    it(`break no word of a button on a phone in ${language}`, async () => {
      const element = await opened(
        `<country-risk lang="${language}" loading="eager" country="JP" style="inline-size: 328px; --risk-font: 'DejaVu Sans', Verdana, sans-serif"></country-risk>`,
      );
      const broken = all(element, '.export button').flatMap(({ firstChild }) =>
        [...(firstChild?.parentElement?.textContent ?? '').matchAll(/\S+/g)].filter(({ index, 0: { length } }) => {
          const range = document.createRange();
          const node = [...(firstChild?.parentElement?.childNodes ?? [])].find((child) => child instanceof Text && child.data.trim());
          if (!node) throw new Error('A button has a text.');
          range.setStart(node, index);
          range.setEnd(node, index + length);
          return range.getClientRects().length > 1;
        }),
      );
      expect(broken.map(String)).to.deep.equal([]);
    });
  }

  for (const [what, html, press] of [
    ['a picture cannot', tag('country-risk', 'country="JP"'), (element: Element) => find(element, '.pictures button')?.click()],
    ['nothing can', tag('risk-methodology'), (element: Element) => action(element, strings.downloadCsv)?.click()],
  ] as const) {
    it(`say so where ${what} be saved, and throw nothing`, async () => {
      const element = await opened(html);
      URL.createObjectURL = () => {
        throw new Error('forbidden');
      };
      press(element);
      await waitUntil(() => statusText(element));
      expect(statusText(element)).to.equal(strings.notDownloaded);
    });
  }

  it('follow the language of the tag while they are open', async () => {
    const element = await opened(tag('country-risk', 'country="JP"'));
    element.lang = 'fr';
    await waitUntil(() => all(element, '.export button').some(({ textContent }) => textContent === 'Copier le lien'));
    expect(panel(element)?.getAttribute('aria-label')).to.equal(button(element)?.textContent);
  });

  it('go away with their tag', async () => {
    const element = await opened(tag('country-risk', 'country="JP"'));
    const box = element.parentElement;
    element.remove();
    expect(panel(element)).to.equal(undefined);
    box?.append(element);
    await waitUntil(() => button(element)?.getAttribute('aria-expanded') === 'false');
  });
});
