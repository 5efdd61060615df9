import { expect } from '@open-wc/testing';
import { strings } from '../support/english.js';
import { settled } from '../support/mount.js';
import { part, shown } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { itInChromium } from './it-in-chromium.js';
import type { ContractPage, Subject } from './subject.js';

/** What every reader gets: the credit, named links and groups, one language, in every state. */
export function readingContract({ question, wrong, empty }: Subject, page: ContractPage): void {
  it('always names the publisher and the licence', async () => {
    const element = page.place();
    await settled(element, 'ready');
    const credit = part(element, 'credit');
    const links = [...(credit?.querySelectorAll('a') ?? [])];
    expect(credit?.checkVisibility({ visibilityProperty: true, opacityProperty: true })).to.equal(true);
    expect(links.map(({ textContent }) => textContent)).to.deep.equal(['Sample data (not travel advice), Travel Safety Embeds demo', 'CC BY 4.0']);
    expect(links.map(({ href }) => href)).to.deep.equal([`${page.api.url}/`, 'https://creativecommons.org/licenses/by/4.0/']);
    for (const { rel } of links) expect(rel).to.equal('noopener noreferrer nofollow external');
  });

  it('says of every link that it opens a new tab, and of every group, region and table what it is', async () => {
    const element = page.place();
    await settled(element, 'ready');
    const root = element.shadowRoot as ShadowRoot;
    const all = (selector: string): readonly Element[] => [...root.querySelectorAll(selector)];
    expect(all('a').length).to.be.greaterThan(0);
    for (const link of all('a')) expect(root.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent).to.equal(strings.newTab);
    expect(all('#tab')).to.have.lengthOf(1);
    const nameOf = (each: Element) =>
      each.getAttribute('aria-label') ??
      each
        .getAttribute('aria-labelledby')
        ?.split(' ')
        .map((id) => root.getElementById(id)?.textContent ?? '')
        .join(' ') ??
      each.querySelector(':scope > caption, :scope > legend')?.textContent;
    // A table alone in a group is named by the group, so that the name is read once.
    const unnamed = all('[role=group], [role=region], [role=search], [role=table]:not([role=group] > :only-child), fieldset').filter(
      (each) => !nameOf(each)?.trim(),
    );
    expect(unnamed.map(({ className }) => className)).to.deep.equal([]);
  });

  it('says its language, its direction and that it is busy once', async () => {
    const release = await page.api.hold(question.path);
    const element = page.place();
    await settled(element, 'loading');
    const marked = () => ['.root', '[dir]:not(bdi, [dir=auto])', '[aria-busy]'].map((each) => element.shadowRoot?.querySelectorAll(each).length);
    expect(marked()).to.deep.equal([1, 1, 1]);
    await release();
    await settled(element, 'ready');
    expect(marked()[0]).to.equal(1);
  });

  itInChromium('has no accessibility violations while it loads', async () => {
    const release = await page.api.hold(question.path);
    const element = page.place();
    await settled(element, 'loading');
    await expect(element).to.be.accessible();
    await release();
  });

  for (const [what, attributes, state] of [
    ['with its data', question.attributes, 'ready'],
    ['without', empty?.attributes, 'empty'],
    ['in trouble', wrong.attributes, 'error'],
  ] as const) {
    if (attributes === undefined) continue;
    itInChromium(`has no accessibility violations ${what}`, async () => {
      if (state === 'empty') await empty?.arrange?.();
      const element = page.place(attributes);
      await settled(element, state);
      await waitUntil(() => shown(element) !== '');
      await expect(element).to.be.accessible();
    });
  }
}
