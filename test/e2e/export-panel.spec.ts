import { strings } from '../support/english.js';
import { expect, expectState, test } from '../support/newsroom.js';

test('a frame that may neither save nor copy gives the text to copy by hand, and nothing is thrown', async ({ newsroom, page, browserName }) => {
  newsroom.expectNoise(/[Dd]ownload is disallowed|permissions policy|sandbox/);
  const story = `<!doctype html><html lang="en"><title>Frame</title><country-risk country="TH"></country-risk>${newsroom.script()}</html>`;
  await newsroom.open(`<iframe sandbox="allow-scripts" title="Thailand" width="640" height="900" srcdoc="${story.replaceAll('"', '&quot;')}"></iframe>`, {
    scripts: '',
  });
  const tag = page.frameLocator('iframe').locator('country-risk');
  await expectState(tag, 'ready');
  await tag.locator('[part=save]').click();
  await tag.getByRole('button', { name: strings.downloadCsv }).click();
  await expect(tag.getByRole('button', { name: strings.copyLink }), 'a page without an address has none to copy').toBeHidden();
  await tag.getByRole('button', { name: strings.copyCitation }).click();
  const text = tag.getByRole('textbox', { name: strings.textToCopy });
  // Firefox lets every frame copy at its reader's request.
  if (browserName === 'firefox') await expect(tag.getByText(strings.citationCopied)).toBeVisible();
  else await expect(text).toHaveValue(/^[^·]+ · Thailand: [^·]*\d[^·]* · .* · CC BY 4\.0/);
});

test('a reader at 320 pixels finds everything within the tag, in Arabic too', async ({ newsroom, page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await newsroom.open('<div lang="ar" dir="rtl"><incident-list country="KE"></incident-list></div>');
  const tag = page.locator('incident-list');
  await expectState(tag, 'ready');
  await tag.locator('[part=save]').click();
  const [panel, around] = await Promise.all([tag.locator('.export').boundingBox(), tag.boundingBox()]);
  expect(panel?.x).toBeGreaterThanOrEqual(around?.x ?? 0);
  expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual((around?.x ?? 0) + (around?.width ?? 0));
  await expect(tag.locator('.export')).toHaveCSS('direction', 'rtl');
});
