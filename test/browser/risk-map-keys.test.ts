import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import type { CountrySelectEvent } from '../../src/elements/risk-table-attributes.js';
import { localize, patternOf, strings } from '../support/english.js';
import { all, focused } from '../support/page.js';
import { waitUntil } from '../support/wait.js';
import { openBeforeEach } from './open-before-each.js';
import { first, keyboardTo, label, placeOf, shown, target, words } from './risk-map-parts.js';

/** Any score in words, with its direction. */
const SCORED = new RegExp(`${patternOf(strings.score, { score: '\\d+' })} \\(${patternOf(strings.direction)}\\)$`);

describe('<risk-map>, by keys and pointers,', () => {
  openBeforeEach();
  afterEach(() => resetMouse());

  const focusedName = (element: Element) => focused(element)?.getAttribute('aria-label') ?? '';

  it('names what the pointer is over, and tells the page what was chosen', async () => {
    const element = await shown();
    const chosen: string[] = [];
    element.addEventListener('country-select', ({ iso2, country }: CountrySelectEvent) => chosen.push(`${iso2} ${country}`));
    await keyboardTo(element, 'Brazil');
    const place = placeOf(element);
    await keyboardTo(element, 'Australia');
    await sendMouse({ type: 'move', position: place });
    await waitUntil(() => label(element).includes('Brazil'), 'the label');
    expect(label(element)).to.include('Exercise Increased Caution').and.match(SCORED);
    await sendMouse({ type: 'click', position: place });
    expect(chosen).to.deep.equal(['BR Brazil', 'AU Australia', 'BR Brazil']);
    await waitUntil(() => words(first(element, '[part="row"].selected')).includes('Brazil'), 'its row is marked');
  });

  it('is one tab stop: arrows to the nearest country, Enter chooses, Escape lets go', async () => {
    const element = await shown();
    await keyboardTo(element, 'Brazil');
    const chosen: string[] = [];
    element.addEventListener('country-select', ({ iso2 }) => chosen.push(iso2));
    expect(all(element, '.target').filter(({ hidden, tabIndex }) => !hidden && tabIndex === 0)).to.have.lengthOf(1);
    target(element).focus();
    expect(focusedName(element))
      .to.include(`Brazil: Exercise Increased Caution (${localize(strings.tier, { level: 3 })}). `)
      .and.match(SCORED);
    await sendKeys({ press: 'ArrowLeft' });
    expect(focusedName(element)).to.match(/^(Bolivia|Peru):/);
    const name = focusedName(element).split(':')[0] ?? '';
    expect(label(element)).to.contain(name);
    await sendKeys({ press: 'Enter' });
    expect(chosen).to.have.lengthOf(1);
    await waitUntil(() => words(first(element, '[part="row"].selected')).includes(name));
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => all(element, '[part="row"].selected').length === 0);
    await sendKeys({ press: 'End' });
    expect(focusedName(element)).to.equal(strings.statusDisputed);
    await sendKeys({ press: 'Tab' });
    expect(focusedName(element)).not.to.equal(strings.statusDisputed);
  });

  it('goes to a name by its first letters, also to land without data', async () => {
    const element = await shown();
    await keyboardTo(element, 'Brazil');
    target(element).focus();
    // Letters work once the code for them is loaded.
    await waitUntil(async () => {
      await sendKeys({ press: 'Escape' });
      await sendKeys({ type: 'greenl' });
      return focusedName(element) === `Greenland: ${strings.noRiskData}`;
    }, 'Greenland, and not Greece');
    expect(label(element)).to.include('Greenland').and.to.include(strings.noRiskData);
    await sendKeys({ press: 'Enter' });
    expect(all(element, '[part="row"].selected')).to.have.lengthOf(0);
  });

  it('says which country is chosen, on the map too', async () => {
    const element = await shown();
    await keyboardTo(element, 'Brazil');
    const said = () => words(all(element, '[role="status"]')[0]);
    expect(target(element).getAttribute('aria-current')).to.equal('true');
    expect(said()).to.equal(localize(strings.selected, { country: 'Brazil' }));
    target(element).focus();
    // Emptied, so that the same choice is said again.
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => said() === '');
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => said() === localize(strings.selected, { country: 'Brazil' }));
    await sendKeys({ press: 'ArrowLeft' });
    expect(target(element).getAttribute('aria-current')).to.equal('false');
    expect(target(element).closest('[role=application]')?.getAttribute('aria-label')).to.equal(strings.columns.name);
  });

  it('says how many countries are in view once its buttons have moved it', async () => {
    const element = await shown();
    const said = () => words(all(element, '.stage [role="status"]')[0]);
    expect(said()).to.equal('');
    const zoom = all(element, '.tool.in')[0] as HTMLButtonElement;
    zoom.focus();
    zoom.click();
    await waitUntil(() => said() !== '', 'the announcement');
    expect(said()).to.match(/^\d+ /);
    expect(Number.parseInt(said(), 10)).to.be.lessThan(180);
  });

  it('has a label that a pointer can reach, and Escape takes away', async () => {
    const element = await shown();
    await keyboardTo(element, 'Brazil');
    const [x, y] = placeOf(element);
    await keyboardTo(element, 'Australia');
    await sendMouse({ type: 'move', position: [x, y] });
    await waitUntil(() => label(element).includes('Brazil'), 'the label');
    const box = first(element, '.label').getBoundingClientRect();
    for (let up = y; up > box.bottom - 10; up -= 4) await sendMouse({ type: 'move', position: [x, up] });
    expect(first(element, '.label').matches(':hover')).to.equal(true);
    expect(label(element)).to.include('Brazil');
    await sendMouse({ type: 'move', position: [x, y] });
    await waitUntil(() => !first(element, '.label').matches(':hover') && label(element).includes('Brazil'), 'the label, from the country again');
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !label(element).includes('Brazil'), 'the label is gone');
    await sendMouse({ type: 'move', position: [x + 2, y + 2] });
    await sendMouse({ type: 'move', position: [x, y] });
    expect(label(element)).not.to.include('Brazil');
  });

  it('reaches states too small to be drawn', async () => {
    const element = await shown();
    for (const name of ['Malta', 'Singapore', 'Andorra']) {
      await keyboardTo(element, name);
      const { width, height } = target(element).getBoundingClientRect();
      expect([width, height].every((side) => side >= 24)).to.equal(true);
      await sendMouse({ type: 'move', position: placeOf(element) });
      await waitUntil(() => label(element).includes(name), name);
    }
  });
});
