// The third server of `npm start`: dist/cdn as on a newsroom's host, with CORS, and with frames and a builder that use the local API.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import sirv from 'sirv';
import { builderFiles } from './builder.js';
import { allFactsIn, type Manifest } from './facts.js';
import { frameFiles } from './frames.js';
import { readSettings } from './settings.js';

const settings = readSettings(process.env);
const facts = allFactsIn(JSON.parse(readFileSync('custom-elements.json', 'utf8')) as Manifest);
/** Files that depend on the servers' addresses, which only `npm start` knows; the folder itself stays as built. */
const ours = new Map([...frameFiles(facts, settings), ...builderFiles(settings)]);
const files = sirv('dist/cdn', { dev: true });
const TYPES = { '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.json': 'application/json' } as const;

createServer((request, response) => {
  response.setHeader('access-control-allow-origin', '*');
  const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1);
  if (path === '') return response.writeHead(302, { location: '/builder/' }).end();
  const name = path.endsWith('/') ? `${path}index.html` : path;
  const text = ours.get(name);
  if (text === undefined) return files(request, response, () => void response.writeHead(404).end());
  const type = Object.entries(TYPES).find(([end]) => name.endsWith(end))?.[1] ?? '';
  return response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
}).listen(Number(process.env['PORT']), 'localhost');
