import { keptByScripts, memoryMeter, settled, TURNS } from '../support/leaks.js';
import { expect, expectState, test } from '../support/newsroom.js';

const STORY = `<main><country-risk country="TH" variant="full" loading="eager"></country-risk>
  <incident-map country="KE" loading="eager"></incident-map></main>`;

for (const [what, turn] of Object.entries(TURNS)) {
  test(`a card and a map leave nothing behind, however often they are ${what}`, { tag: '@all' }, async ({ newsroom, page }) => {
    await newsroom.open(STORY);
    for (const tag of await page.locator('main > *').all()) await expectState(tag, 'ready');
    const measure = await memoryMeter(page);
    // The first turns fill caches, which remain; `npm run bench` does hundreds of turns.
    await page.evaluate(turn, 4);
    const before = await settled(measure);
    const kept = [await keptByScripts(page)];
    for (const _ of [1, 2, 3]) {
      await page.evaluate(turn, 8);
      kept.push(await keptByScripts(page));
    }
    const { nodes, listeners } = await settled(measure);
    expect({ nodes, listeners }).toEqual({ nodes: before.nodes, listeners: before.listeners });
    // In kB. A leak grows each time; a file or a format loaded late adds to it once.
    const grown = kept.slice(1).map((now, index) => now - (kept[index] ?? 0));
    expect(Math.min(...grown)).toBeLessThan(8 * 0.5);
  });
}

test('answers kept in tags are released with them', { tag: '@all' }, async ({ newsroom, page }) => {
  await newsroom.open('<main></main>');
  const turn = (count: number): Promise<void> =>
    page.evaluate(async (tags) => {
      const main = document.querySelector('main') as HTMLElement;
      for (let index = 0; index < tags; index += 1) {
        const summary = `Number ${index}. ${'A sentence of fifty thousand letters. '.repeat(1350)}`;
        const answer = { licence: 'CC BY 4.0', attribution: 'Publisher', country: { iso2: 'TH', name: 'Thailand', summary } };
        main.innerHTML = `<country-risk country="TH" frozen="2026-05-20" loading="eager"><script type="application/json">${JSON.stringify(answer)}</script></country-risk>`;
        const tag = main.firstElementChild as Element;
        while (tag.getAttribute('state') !== 'ready') await new Promise((resolve) => setTimeout(resolve));
      }
      main.replaceChildren();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }, count);
  await turn(4);
  const before = await keptByScripts(page);
  await turn(40);
  expect(await keptByScripts(page), 'two megabytes were in the tags').toBeLessThan(before + 100);
});
