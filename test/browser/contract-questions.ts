import { expect } from '@open-wc/testing';
import { settled } from '../support/mount.js';
import { next, part, shown, flush } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import type { ContractPage, Subject } from './subject.js';

/** What a tag does when an editor or a script changes its question. */
export function questionsContract({ question, other }: Subject, page: ContractPage): void {
  if (!other) return;
  const { change } = other;

  it('shows nothing of the old question while the new one is under way', async () => {
    const element = page.place();
    await settled(element, 'ready');
    const release = await page.api.hold(other.path);
    change(element);
    // Not `settled`: in the end any tag is loading, once the client gives up on the response held back.
    await waitUntil(() => page.countRequests(other.path));
    expect(element.getAttribute('state')).to.equal('loading');
    expect(shown(element)).not.to.include(question.words);
    await release();
    await settled(element, 'ready');
    expect(shown(element)).to.include(other.words).and.not.to.include(question.words);
  });

  it('shows the answer to its last question, whichever comes first', async () => {
    const release = await page.api.hold(question.path);
    const element = page.place();
    await settled(element, 'loading');
    change(element);
    await settled(element, 'ready');
    expect(shown(element)).to.include(other.words);
    await release();
    await flush();
    expect(shown(element)).to.include(other.words).and.not.to.include(question.words);
  });

  it('forgets a failure with its question', async () => {
    await page.api.fail(question.path, 'html');
    const element = page.place();
    await next(element, 'risk-error');
    change(element);
    await settled(element, 'ready');
    expect(shown(element)).to.include(other.words);
    expect(part(element, 'error')).to.equal(null);
  });

  it('asks nothing while it is out of the page', async () => {
    const element = page.place();
    await settled(element, 'ready');
    const box = element.parentElement;
    const { length } = await page.api.requests();
    element.remove();
    change(element);
    await flush();
    expect(await page.api.requests()).to.have.lengthOf(length);
    box?.append(element);
    await waitUntil(() => shown(element).includes(other.words));
  });
}
