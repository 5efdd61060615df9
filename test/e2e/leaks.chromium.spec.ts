import { memoryMeter, settled, TURNS } from '../support/leaks.js';
import { expect, expectState, test } from '../support/newsroom.js';

const STORY = `<main><country-risk country="TH" variant="full" loading="eager"></country-risk>
  <incident-map country="KE" loading="eager"></incident-map></main>`;

for (const [what, turn] of Object.entries(TURNS)) {
  test(`a card and a map leave nothing behind, however often they are ${what}`, async ({ newsroom, page }) => {
    await newsroom.open(STORY);
    for (const tag of await page.locator('main > *').all()) await expectState(tag, 'ready');
    const measure = await memoryMeter(page);
    // The first turns fill caches, which stay; `npm run bench` turns hundreds of times.
    await page.evaluate(turn, 4);
    const before = await settled(measure);
    await page.evaluate(turn, 8);
    const { nodes, listeners, heap } = await settled(measure);
    expect({ nodes, listeners }).toEqual({ nodes: before.nodes, listeners: before.listeners });
    expect(heap).toBeLessThan(before.heap + 8 * 100); // kB; what the engine itself learns meanwhile is ten to fifty a turn
  });
}
