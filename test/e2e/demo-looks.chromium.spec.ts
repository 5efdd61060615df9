import { AxeBuilder } from '@axe-core/playwright';
import { expect, expectReady, test } from '../support/demo-page.js';

/** Serial, so that one server serves the whole file. */
test.describe.configure({ mode: 'serial' });

async function barriers(builder: AxeBuilder): Promise<readonly string[]> {
  test.slow();
  const { violations, passes } = await builder.analyze();
  expect(passes.length).toBeGreaterThan(0);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

for (const look of ['broadsheet', 'tabloid', 'magazine']) {
  test(`the ${look} keeps its contrast`, { tag: '@all' }, async ({ visit, page }) => {
    await visit.open('/demo/looks/');
    await expectReady(page, `.${look}`);
    expect(await barriers(new AxeBuilder({ page }).include(`[data-look=${look}]`).withRules('color-contrast'))).toEqual([]);
  });
}

// Two tags of a kind on one page have landmarks of the same name, as they would in a story.
for (const path of ['/demo/tags/', '/demo/looks/', '/demo/scenarios/']) {
  test(`${path} has no barrier that a machine can find`, { tag: '@all' }, async ({ visit, page }) => {
    await visit.open(path);
    await expect(page.locator('country-risk[state=ready], .scenario-list').first()).toBeVisible();
    expect(await barriers(new AxeBuilder({ page }).disableRules('landmark-unique'))).toEqual([]);
  });
}

for (const width of [360, 1200]) {
  test(`nothing on the page of looks moves while it is made, ${width} pixels wide`, async ({ visit, page }) => {
    await page.setViewportSize({ width, height: 900 });
    const places = () =>
      page.evaluate(() => [...document.querySelectorAll('main h2, .foot')].map((place) => Math.round(place.getBoundingClientRect().top + scrollY)));
    await page.route(/\.ts(\?|$)/, (route) => route.abort());
    await visit.open('/demo/looks/');
    await page.waitForLoadState('load');
    const before = await places();
    expect(before).toHaveLength(5);
    await page.unrouteAll();
    await visit.open('/demo/looks/');
    await expectReady(page, 'main');
    await expect(page.locator('[data-editor] table')).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    expect((await places()).map((place, index) => Math.abs(place - (before[index] ?? 0))).filter((moved) => moved > 5)).toEqual([]);
  });
}
