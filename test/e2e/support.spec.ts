import { brotliSize } from '../support/size.js';
import { expect, hostNoise, test } from '../support/e2e.js';

test('the page, the CDN and the API are three origins', ({ api, cdn, host }) => {
  const origins = [new URL(api.url).origin, cdn.origin, host.origin];
  expect(new Set(origins).size).toBe(3);
});

test('the loader comes from any deep path of the CDN, and a page with a strict policy stays quiet', async ({ page, cdn, host }) => {
  const noise = await hostNoise(page);
  cdn.clearRequests();
  const policy = `default-src 'none'; script-src ${cdn.origin}`;
  await page.goto(host.serve(`<!doctype html><title>A newsroom</title><script src="${cdn.url('embed.js')}"></script>`, { 'content-security-policy': policy }));
  expect(cdn.requests).toEqual(['/some/deep/path/v1.2.3/embed.js']);
  expect(noise).toEqual([]);
});

test('noise on a host page is noticed', async ({ page, host }) => {
  const noise = await hostNoise(page);
  await page.goto(
    host.serve(`<!doctype html><script>Promise.reject(new Error('unhandled'))</script>`, {
      'content-security-policy': `default-src 'none'; script-src 'unsafe-inline'`,
    }),
  );
  await page.evaluate(() => {
    const image = new Image();
    image.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
    console.error('a line');
    setTimeout(() => {
      throw new Error('a bug');
    });
  });
  await expect.poll(() => noise.join('\n')).toMatch(/uncaught: .*a bug/);
  expect(noise.join('\n')).toMatch(/unhandled/);
  expect(noise.join('\n')).toMatch(/csp: img-src/);
  expect(noise.join('\n')).toMatch(/console error: a line/);
});

test('sizes can be told of what was built', { tag: '@chromium' }, () => {
  expect(brotliSize('dist/cdn/embed.js')).toBeGreaterThan(0);
});
