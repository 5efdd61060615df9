import '../../src/index.js';
import { expect } from '@open-wc/testing';
import { api } from '../support/api.js';
import { mount, settled } from '../support/mount.js';
import { shown } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { openBeforeEach } from './open-before-each.js';

const about = (iso2: string, name: string, summary: string): string => JSON.stringify({ country: { iso2, name, summary } });

describe('an answer inside a tag', () => {
  openBeforeEach();

  it('follows a page that writes another answer, country or day into the same tag', async () => {
    const element = mount('<country-risk country="JP" lang="en-GB" frozen data-as-of="2026-05-20" data-answer="{}"></country-risk>');
    await settled(element, 'error');
    element.dataset['answer'] = about('JP', 'Japan', 'All quiet.');
    await waitUntil(() => shown(element).includes('All quiet.'), 'the first answer');
    element.dataset['answer'] = about('JP', 'Japan', 'Much has changed.');
    await waitUntil(() => shown(element).includes('Much has changed.'), 'the second answer');
    element.dataset['asOf'] = '2026-05-21';
    await waitUntil(() => shown(element).includes('21 May 2026'), 'its day');
    element.setAttribute('country', 'TH');
    await settled(element, 'error');
    element.dataset['answer'] = about('TH', 'Thailand', 'Another country.');
    await settled(element, 'ready');
    expect(shown(element)).to.include('Another country.');
    delete element.dataset['answer'];
    await settled(element, 'error');
    element.insertAdjacentHTML('beforeend', `<script type="application/json">${about('TH', 'Thailand', 'In a script.')}</script>`);
    await waitUntil(() => shown(element).includes('In a script.'), 'the answer in a script');
    element.querySelector('script')!.textContent = about('TH', 'Thailand', 'In the same script.');
    await waitUntil(() => shown(element).includes('In the same script.'), 'its new text');
    expect((await api.requests()).length).to.equal(0);
  });
});
