import '../../src/index.js';
import { expect } from '@open-wc/testing';
import { api } from '../support/api.js';
import { strings } from '../support/english.js';
import { mount, settled } from '../support/mount.js';
import { hoursAgo, NOW } from '../support/now.js';
import { part, runIdleCallbacks } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { openBeforeEach } from './open-before-each.js';

/** Each tag with a date beside its title, and its requests. */
const TAGS = [
  ['country-risk country="JP"', ['/countries/JP']],
  ['country-risk country="JP" variant="full"', ['/countries/JP']],
  ['country-compare countries="JP TH"', ['/countries/JP', '/countries/TH']],
  ['country-compare countries="JP TH KE"', ['/countries/JP', '/countries/TH', '/countries/KE']],
  ['risk-table', ['/countries']],
  ['risk-table region="Asia"', ['/countries']],
  ['risk-table limit="5" sort="-score"', ['/countries']],
  ['risk-map', ['/countries']],
] as const;

const FORMS = ['', 'headline="Where to go"', 'title-style="plain"'];

const dateOf = (time: number): string => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(time);

describe('the date beside a title', () => {
  openBeforeEach();

  /** The line above the title on a card, or the lines below it elsewhere, as readers see them. */
  const beside = (element: Element): readonly string[] => {
    const lines = ['.head > .quiet', '#title ~ p.quiet:not([data-reserve])'].map((lines) => [...element.shadowRoot!.querySelectorAll<HTMLElement>(lines)]);
    return lines.find(({ length }) => length)?.map(({ innerText }) => innerText.replaceAll('\xa0', ' ')) ?? [];
  };

  const answers = async (paths: readonly string[]): Promise<string> => {
    const texts = await Promise.all(paths.map(async (path) => (await fetch(`${api.url}/api/v1${path}`, { cache: 'no-store' })).text()));
    return texts.map((json) => `<script type="application/json" data-as-of="${hoursAgo(50)}">${json}</script>`).join('');
  };

  for (const [tag, paths] of TAGS)
    for (const form of FORMS) {
      it(`is that of the answer of <${tag} ${form}>`, async () => {
        const element = mount(`<${tag} ${form} lang="en-GB" loading="eager"></${tag.split(' ')[0]}>`);
        await settled(element, 'ready');
        await waitUntil(() => beside(element).at(-1)?.includes(dateOf(NOW)), 'the date');
        expect(beside(element).at(-1)).to.match(/\d{4}$/);
      });

      it(`is the day on which <${tag} ${form}> was frozen`, async () => {
        const element = mount(`<${tag} ${form} lang="en-GB" frozen="2026-05-20">${await answers(paths)}</${tag.split(' ')[0]}>`);
        await settled(element, 'ready');
        await waitUntil(() => beside(element).at(-1)?.includes('20 May 2026'), 'the date');
      });
    }

  it('comes to the credit of a badge once the page has time to spare, and never to a rating in running text', async () => {
    const credit = (element: Element): string => (part(element, 'credit')?.textContent ?? '').replaceAll('\xa0', ' ');
    const badge = mount('<country-risk country="JP" variant="badge" lang="en-GB"></country-risk>');
    const inline = mount('<country-risk country="JP" variant="inline" lang="en-GB"></country-risk>');
    await settled(badge, 'ready');
    await settled(inline, 'ready');
    expect(credit(badge)).not.to.include(dateOf(NOW));
    await waitUntil(() => {
      runIdleCallbacks();
      return credit(badge).includes(dateOf(NOW));
    }, 'the date');
    badge.setAttribute('variant', 'inline');
    await waitUntil(() => credit(badge) === credit(inline), 'nothing of the kind');
    expect(credit(inline)).not.to.match(/\d{4}/);
  });

  it('is none where it is not known', async () => {
    const element = mount(`<risk-table lang="en-GB" frozen>${(await answers(['/countries'])).replaceAll(/ data-as-of="[^"]*"/g, '')}</risk-table>`);
    await settled(element, 'ready');
    await waitUntil(() => element.shadowRoot?.querySelectorAll('[part=row]').length === 180, 'all rows');
    expect(beside(element)).to.deep.equal([strings.byCountry]);
  });
});
