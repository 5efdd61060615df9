import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { strings } from '../support/english.js';
import { mount, settled } from '../support/mount.js';
import { part, shown } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import type { ContractPage, Subject } from './subject.js';

/** What keyboard and screen reader users get from any tag. */
export function keysContract({ tag, question, hasTitle = true }: Subject, page: ContractPage): void {
  const focused = (element: Element) => element.shadowRoot?.activeElement;
  const root = (element: Element) => element.shadowRoot?.querySelector<HTMLElement>('.root');
  const title = (element: Element) => part(element, 'headline');

  async function retried(): Promise<Element> {
    await page.api.fail(question.path, 'server-error');
    const element = page.place();
    await waitUntil(() => part(element, 'retry'), 'the button');
    part(element, 'retry')?.focus();
    return element;
  }

  it('keeps the focus on the button while it tries again, and then on what comes', async () => {
    const element = await retried();
    const button = part(element, 'retry');
    await page.api.reset();
    const release = await page.api.hold(question.path);
    await sendKeys({ press: 'Enter' });
    await settled(element, 'loading');
    await waitUntil(() => shown(element).includes(strings.retryingNow), 'it says that it tries again');
    expect([focused(element) === button, button?.getAttribute('aria-disabled')]).to.deep.equal([true, 'true']);
    await release();
    await settled(element, 'ready');
    await waitUntil(() => shown(element).includes(question.words), 'the data');
    expect(focused(element) instanceof HTMLElement, 'the focus is in the tag').to.equal(true);
  });

  it('keeps the focus when it tries again in vain', async () => {
    const element = await retried();
    await page.api.fail(question.path, 'html');
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => shown(element).includes(strings['bad-response']), 'it says what went wrong this time');
    expect(focused(element) instanceof HTMLElement, 'the focus is in the tag').to.equal(true);
  });

  it('announces what went wrong, and not the button beside it', async () => {
    const element = await retried();
    const announced = [...(element.shadowRoot?.querySelectorAll('[role=status], [aria-live]') ?? [])];
    expect(announced.map(({ textContent }) => textContent).join()).to.include(strings.server);
    expect(announced.flatMap((region) => [...region.querySelectorAll('a, button, input')])).to.deep.equal([]);
  });

  it('keeps the focus that was on its fallback', async () => {
    const release = await page.api.hold(question.path);
    const element = page.place(question.attributes, '<a href="https://example.org">The story</a>');
    await settled(element, 'loading');
    element.querySelector('a')?.focus();
    await release();
    await settled(element, 'ready');
    await waitUntil(() => shown(element).includes(question.words), 'the data');
    expect(focused(element) instanceof HTMLElement, 'the focus is in the tag').to.equal(true);
  });

  it('draws a ring around whatever the keyboard has brought the focus to', async () => {
    const element = page.place();
    await settled(element, 'ready');
    await waitUntil(() => shown(element).includes(question.words), 'the data');
    await sendKeys({ press: 'Tab' });
    // Radio buttons are visually hidden, so the focus ring is around the label; on a slider it is around the thumb.
    const stops = [
      ...(element.shadowRoot?.querySelectorAll<HTMLElement>('a, button, input:not([type=radio], [type=range]), select, summary, [tabindex]') ?? []),
    ];
    const bare = stops
      .filter((stop) => stop.checkVisibility({ visibilityProperty: true }))
      .filter((stop) => {
        stop.focus();
        return !stop.matches(':focus-visible') || getComputedStyle(stop).outlineStyle === 'none';
      });
    expect(bare.map(({ className, textContent }) => className || textContent)).to.deep.equal([]);
  });

  if (!hasTitle) return;

  it('is one landmark at most, named after its title and what that is about', async () => {
    const element = page.place();
    await settled(element, 'ready');
    await waitUntil(() => title(element), 'the title');
    expect(root(element)?.getAttribute('role')).to.equal(question.attributes.includes('badge') ? 'group' : 'region');
    const names = root(element)?.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = names.flatMap((id) => element.shadowRoot?.getElementById(id) ?? []);
    // A finding alone does not say what it is about. The line below it does or, on the incident map, the map's name; the list beside it has no such name.
    const about = tag === 'incident-map' ? '.map' : '.title + .quiet';
    expect(named).to.deep.equal([title(element), ...(element.shadowRoot?.querySelectorAll(about) ?? [])]);
    expect(named.filter((one) => !(one.ariaLabel ?? one.textContent).trim())).to.deep.equal([]);
    const landmarks = element.shadowRoot?.querySelectorAll('.root [role=region], [role=search], section[aria-label]') ?? [];
    expect([...landmarks].map((one) => one.className)).to.deep.equal([]);
  });

  it('has a heading one level below the page’s last one, unless the editor says otherwise', async () => {
    const box = mount('<div><h2>Safety</h2><aside><h4>Elsewhere</h4></aside></div>');
    const level = (element: Element) => title(element)?.getAttribute('aria-level');
    const element = mount(`<${tag} ${question.attributes}></${tag}>`, box.appendChild(document.createElement('p')));
    await settled(element, 'ready');
    await waitUntil(() => title(element), 'the title');
    expect([title(element)?.getAttribute('role'), level(element)]).to.deep.equal(['heading', '3']);
    element.setAttribute('heading-level', '5');
    await waitUntil(() => level(element) === '5', 'the editor’s level');
    element.setAttribute('heading-level', '0');
    await waitUntil(() => !title(element)?.hasAttribute('role'), 'no heading');
    expect(part(element, 'error')).to.equal(null);
  });
}
