import { chromium } from 'playwright-core';
import { writeFileSync } from 'node:fs';
import { CHROMIUM_ARGS, findBrowser } from './build/browsers.mjs';
import { startApi } from './demo/api/server.js';
import { startCdn, startHost } from './test/support/web-servers.js';

const api = await startApi({ port: 0, requestsPerMinute: 1e9 });
const cdn = await startCdn();
const host = await startHost();
const browser = await chromium.launch({ executablePath: findBrowser('chromium'), args: CHROMIUM_ARGS });
const FALL = '<a href="https://example.org/">Our travel pages</a>';
const LISTED = (process.argv[2] ?? '').split(',').filter(Boolean);
const kinds: Record<string, string> = {
  gone: `const o=OWNER; try{delete o.NAME}catch{}`,
  throws: `const o=OWNER; Object.defineProperty(o,'NAME',{configurable:true,writable:true,value(){throw new Error('host broke NAME')}})`,
  noop: `const o=OWNER; Object.defineProperty(o,'NAME',{configurable:true,writable:true,value(){}})`,
};
const KINDS = (process.argv[3] ?? 'gone,throws,noop').split(',');
const ctx0 = await browser.newContext();
const p0 = await ctx0.newPage();
const owners = [
  'Element.prototype',
  'Node.prototype',
  'HTMLElement.prototype',
  'Document.prototype',
  'EventTarget.prototype',
  'DocumentFragment.prototype',
  'ShadowRoot.prototype',
  'CharacterData.prototype',
  'TreeWalker.prototype',
  'Array.prototype',
  'String.prototype',
  'Function.prototype',
  'Object',
  'Array',
  'Promise',
  'Promise.prototype',
  'Map.prototype',
  'Set.prototype',
  'WeakMap.prototype',
  'WeakSet.prototype',
  'RegExp.prototype',
  'Number',
  'Number.prototype',
  'JSON',
  'Math',
  'URL',
  'URL.prototype',
  'URLSearchParams.prototype',
  'Intl',
  'Intl.DateTimeFormat.prototype',
  'Intl.NumberFormat.prototype',
  'CSSStyleSheet.prototype',
  'ElementInternals.prototype',
  'CustomElementRegistry.prototype',
  'DOMTokenList.prototype',
  'Response.prototype',
  'Headers.prototype',
  'Date',
  'Date.prototype',
  'Symbol',
  'Reflect',
  'Event.prototype',
  'console',
  'performance.constructor.prototype',
];
const globals = [
  'MutationObserver',
  'IntersectionObserver',
  'ResizeObserver',
  'AbortController',
  'CSSStyleSheet',
  'Symbol',
  'Map',
  'Set',
  'WeakMap',
  'WeakSet',
  'Promise',
  'Proxy',
  'Reflect',
  'URL',
  'URLSearchParams',
  'TextDecoder',
  'ElementInternals',
  'queueMicrotask',
  'requestAnimationFrame',
  'setTimeout',
  'clearTimeout',
  'fetch',
  'matchMedia',
  'Event',
  'customElements',
  'Intl',
  'CSS',
  'HTMLScriptElement',
  'ShadowRoot',
  'Element',
  'HTMLElement',
  'HTMLSlotElement',
  'crypto',
  'performance',
  'navigator',
  'getComputedStyle',
  'addEventListener',
  'removeEventListener',
  'CustomStateSet',
  'JSON',
  'Response',
  'Headers',
  'DOMException',
  'structuredClone',
  'requestIdleCallback',
  'WeakRef',
  'FinalizationRegistry',
];
let cases: { name: string; script: string }[] = [];
for (const owner of owners) {
  const names = await p0.evaluate((o) => {
    const x = (0, eval)(o);
    return Object.getOwnPropertyNames(x).filter((n) => {
      const d = Object.getOwnPropertyDescriptor(x, n)!;
      return typeof d.value === 'function' && n !== 'constructor' && !n.startsWith('__') && /^\w+$/.test(n);
    });
  }, owner);
  for (const n of names)
    for (const k of KINDS) cases.push({ name: `${owner}.${n} ${k}`, script: `{${kinds[k]!.replaceAll('OWNER', owner).replaceAll('NAME', n)}}` });
}
for (const g of globals)
  for (const k of KINDS) cases.push({ name: `window.${g} ${k}`, script: `{${kinds[k]!.replaceAll('OWNER', 'window').replaceAll('NAME', g)}}` });
for (const acc of ['Element.prototype.attachInternals', 'HTMLElement.prototype.attachInternals']) cases.push({ name: acc + ' null', script: `${acc}=null` });
for (const [o, n] of [
  ['ShadowRoot.prototype', 'adoptedStyleSheets'],
  ['DocumentOrShadowRoot', 'adoptedStyleSheets'],
  ['ElementInternals.prototype', 'states'],
  ['Document.prototype', 'adoptedStyleSheets'],
  ['Element.prototype', 'shadowRoot'],
  ['Node.prototype', 'isConnected'],
  ['Element.prototype', 'localName'],
  ['Node.prototype', 'textContent'],
  ['Element.prototype', 'children'],
  ['Node.prototype', 'parentNode'],
  ['Node.prototype', 'nextSibling'],
  ['HTMLElement.prototype', 'dataset'],
  ['Node.prototype', 'childNodes'],
  ['Element.prototype', 'attributes'],
  ['DOMRect.prototype', 'top'],
  ['Document.prototype', 'currentScript'],
] as const)
  for (const k of ['gone', 'throws', 'undef'])
    cases.push({
      name: `${o}.${n} getter ${k}`,
      script:
        k === 'gone'
          ? `try{delete ${o}.${n}}catch{}`
          : `try{Object.defineProperty(${o},'${n}',{configurable:true,get(){${k === 'throws' ? "throw new Error('host broke " + n + "')" : ''}},set(){${k === 'throws' ? "throw new Error('host broke " + n + "')" : ''}}})}catch{}`,
    });
if (LISTED.length) cases = cases.filter((c) => LISTED.some((l) => c.name.includes(l)));
await ctx0.close();
console.log(cases.length, 'cases');
const TAGS = `<country-risk country="TH">${FALL}</country-risk><incident-list country="KE">${FALL}</incident-list>${process.env.MAP ? `<incident-map country="KE" loading="eager">${FALL}</incident-map>` : ''}`;
const LOOK = `(() => [...document.querySelectorAll('country-risk,incident-list,incident-map')].map(t => { const a=t.querySelector('a'); const fb = !!a && a.getClientRects().length>0; const s=t.shadowRoot; const c = !!s && !!s.querySelector('[part~=tier],[part~=item]'); return t.localName+':'+(t.getAttribute('state')||'-')+(fb?' fallback':'')+(c?' content':'')+(!fb&&!c?' BLANK':'') }).join(' | '))()`;
async function one(c: { name: string; script: string }) {
  const ctx = await browser.newContext();
  const page = await ctx.newPage();
  const s = await ctx.newCDPSession(page);
  const noise: string[] = [];
  await s.send('Runtime.enable');
  await s.send('Page.enable');
  s.on('Runtime.exceptionThrown', (e) => {
    const d = e.exceptionDetails;
    noise.push(
      (d.exception?.description ?? d.text)
        .split('\n')
        .slice(0, 3)
        .join(' ¦ ')
        .replaceAll(/http:\S+chunks\//g, ''),
    );
  });
  s.on('Runtime.consoleAPICalled', (e) => {
    if (['error', 'warning'].includes(e.type)) noise.push('console ' + e.args.map((a) => a.value).join(' '));
  });
  const url = host.serve(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>x</title><script>try${c.script.startsWith('{') ? c.script : `{${c.script}}`}catch(e){document.title='nobreak'}</script>${TAGS}<script async crossorigin="anonymous" src="${cdn.url('embed.js')}" data-api-base="${api.url}"></script></html>`,
  );
  let result = '?';
  try {
    await s.send('Page.navigate', { url });
    const { frameTree } = await s.send('Page.getFrameTree');
    let ctxId: number | undefined;
    const look = async (): Promise<string> => {
      try {
        ctxId ??= (await s.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id })).executionContextId;
        const r = await Promise.race([
          s.send('Runtime.evaluate', { expression: LOOK, contextId: ctxId, returnByValue: true }),
          new Promise<undefined>((ok) => setTimeout(() => ok(undefined), 4000)),
        ]);
        return r === undefined ? 'FROZEN' : String(r.result.value);
      } catch (e) {
        ctxId = undefined;
        return 'err ' + String(e).slice(0, 80);
      }
    };
    for (let i = 0; i < 14; i++) {
      await new Promise((r) => setTimeout(r, 120));
      result = await look();
      if (result === 'FROZEN' || (result.match(/:(ready|empty|stale)/g)?.length ?? 0) >= 2) break;
    }
  } catch (e) {
    result = 'nav ' + String(e).slice(0, 100);
  }
  await Promise.race([ctx.close(), new Promise((r) => setTimeout(r, 3000))]);
  return { name: c.name, result, noise };
}
const out: Awaited<ReturnType<typeof one>>[] = [];
let next = 0;
await Promise.all(
  Array.from({ length: 5 }, async () => {
    while (next < cases.length) {
      const c = cases[next++]!;
      out.push(await one(c));
      if (out.length % 200 === 0) console.log(out.length, new Date().toISOString());
    }
  }),
);
writeFileSync(process.env.OUT ?? '/tmp/e-probe/out.json', JSON.stringify(out, null, 1));
const bad = out.filter((o) => o.noise.length || /BLANK|FROZEN|err|nav/.test(o.result));
console.log('bad', bad.length, 'of', out.length);
for (const b of bad) console.log(b.name, '=>', b.result, [...new Set(b.noise)].slice(0, 3));
process.exit(0);
