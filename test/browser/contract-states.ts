import { expect } from '@open-wc/testing';
import { configure } from '../../src/configure.js';
import { localize, strings, wrongWord } from '../support/english.js';
import { settled } from '../support/mount.js';
import { NOW } from '../support/now.js';
import { next, part, shown, flush } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { FAILURES, type ContractPage, type Subject } from './subject.js';

const forEditors = (note: string): string => localize(strings.forEditors, { note });

/** The warnings of all tests so far, because each tag warns once in a page's lifetime. */
const warned: string[] = [];

/** What a tag shows and reports while it loads, with data, without data, and after each failure. */
export function statesContract({ tag, question, wrong, empty }: Subject, page: ContractPage): void {
  it('says in a sentence what an editor got wrong, and asks nothing', async () => {
    const element = page.place(wrong.attributes, '<a href="https://example.org">The story</a>');
    const { kind, message } = await next(element, 'risk-error');
    expect([kind, message, element.getAttribute('state')]).to.deep.equal(['attribute', wrong.sentence, 'error']);
    expect(part(element, 'error')?.textContent?.trim()).to.equal(forEditors(wrong.sentence));
    expect(part(element, 'retry')).to.equal(null);
    expect(await page.api.requests()).to.deep.equal([]);
  });

  it('shows its data all the same where a word beside the question is misspelt, and says which', async () => {
    const element = page.place(`${question.attributes} theme="drak" refresh="often" loading="eager" palette="sequential" heading-level="2"`);
    await settled(element, 'ready');
    await waitUntil(() => part(element, 'error')?.textContent?.trim() === forEditors(localize(strings.refresh, { value: 'often' })));
    expect(shown(element)).to.include(question.words);
    element.setAttribute('refresh', '5');
    await waitUntil(() => part(element, 'error')?.textContent?.trim() === forEditors(wrongWord('theme', 'drak', ['auto', 'light', 'dark'])));
    for (const attribute of ['theme', 'loading', 'palette', 'heading-level', 'refresh']) element.removeAttribute(attribute);
    await waitUntil(() => !part(element, 'error'));
    expect(shown(element)).to.include(question.words);
  });

  it('says that no data source is set, tells the console once, and asks nothing', async () => {
    configure({ apiBase: '' });
    const elements = [page.place(), page.place(), page.place()];
    await Promise.all(elements.map((element) => next(element, 'risk-error')));
    expect(part(elements[0] as Element, 'error')?.textContent).to.include(strings['api-base-missing']);
    warned.push(...page.host.warnings);
    expect(warned.filter((line) => line.startsWith(`<${tag}> ${strings['api-base-missing']}`))).to.have.lengthOf(1);
    expect(await page.api.requests()).to.deep.equal([]);
  });

  it('shows the fallback while it loads, and then the data', async () => {
    const release = await page.api.hold(question.path);
    const element = page.place(question.attributes, '<a href="https://example.org">The story</a>');
    await settled(element, 'loading');
    expect(element.querySelector('a')?.checkVisibility()).to.equal(true);
    expect(shown(element)).not.to.include(question.words);
    expect(element.shadowRoot?.querySelector('[aria-busy=true]')).not.to.equal(null);
    await release();
    await settled(element, 'ready');
    expect(shown(element)).to.include(question.words);
    expect(shown(element)).not.to.match(/\b(undefined|NaN|null|true|false)\b|\[object/);
    expect(element.querySelector('a')?.checkVisibility()).to.equal(false);
    expect(element.shadowRoot?.querySelector('[aria-busy=true]')).to.equal(null);
    expect(await page.countRequests(question.path)).to.equal(1);
  });

  it('tells the page once that the data is shown', async () => {
    const loads: unknown[] = [];
    const element = page.place();
    element.addEventListener('risk-load', (event) => loads.push(event));
    const { data, fetchedAt, stale, bubbles } = await next(element, 'risk-load');
    expect([typeof data, stale, bubbles]).to.deep.equal(['object', false, false]);
    expect(fetchedAt - NOW, 'ms since the page was opened').to.be.within(-1, 60_000);
    element.setAttribute('lang', 'en-US');
    await flush();
    expect(loads).to.have.lengthOf(1);
  });

  if (empty) {
    it('says that there is nothing', async () => {
      await empty.arrange?.();
      const element = page.place(empty.attributes);
      await settled(element, 'empty');
      await waitUntil(() => shown(element).includes(empty.sentence), empty.sentence);
    });
  }

  it('tells the editor, not that there is nothing, where no API answers', async () => {
    configure({ apiBase: `${page.api.url}/elsewhere` });
    const element = page.place();
    const { kind, message } = await next(element, 'risk-error');
    expect([kind, element.getAttribute('state')]).to.deep.equal(['client', 'error']);
    const [before = '', after = ''] = strings['api-base-nothing'].split('{value}');
    expect(message.startsWith(`${before}http`) && message.endsWith(after), message).to.equal(true);
    expect(message).to.include('/elsewhere/api/v1/');
    expect(part(element, 'error')?.textContent?.trim()).to.equal(forEditors(message));
    expect(page.host.warnings).to.include(`<${tag}> ${message}`);
  });

  for (const [how, kind] of FAILURES) {
    it(`keeps the fallback and says one sentence: ${how}`, async () => {
      await page.api.fail(question.path, how);
      const element = page.place(question.attributes, '<a href="https://example.org">The story</a>');
      const event = await next(element, 'risk-error');
      expect([event.kind, event.bubbles, element.getAttribute('state')]).to.deep.equal([kind, false, 'error']);
      expect(part(element, 'error')?.textContent).to.include(strings[kind]).and.to.include(event.message);
      expect(element.querySelector('a')?.checkVisibility()).to.equal(true);
      expect(shown(element)).not.to.include(question.words);
      expect(page.host.warnings).to.deep.equal([]);
    });
  }

  it('asks again when the reader presses the button', async () => {
    await page.api.fail(question.path, 'server-error');
    const element = page.place();
    await next(element, 'risk-error');
    await page.api.reset();
    part(element, 'retry')?.click();
    await settled(element, 'ready');
    expect(part(element, 'error')).to.equal(null);
  });

  it('recovers by itself from a failure that passes', async () => {
    await page.api.fail(question.path, 'unavailable', 1);
    const element = page.place();
    await settled(element, 'ready');
    expect(await page.countRequests(question.path)).to.equal(2);
  });
}
