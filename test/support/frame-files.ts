import { frameFiles } from '../../build/frames.js';
import { readSettings } from '../../build/settings.js';
import { allFacts } from '../../build/readme.js';
import { strings } from './english.js';

export const BASE = 'https://cdn.example/v0/';
export const JAPAN = `${strings.travelRisk}${strings.colon}Japan`;
export const facts = allFacts();

export const settings = readSettings({
  VITE_API_BASE: 'https://api.example',
  VITE_ALLOWED_API_ORIGINS: 'https://one.example, https://two.example',
  VITE_ALLOWED_TILE_ORIGINS: 'https://tiles.example',
  VITE_TILE_ATTRIBUTION: '© <tiles> "of" others',
  VITE_PUBLIC_BASE: BASE.slice(0, -1), // a folder with or without its slash
  VITE_PUBLISHER_NAME: 'A "publisher" <of> data & more',
  VITE_PUBLISHER_URL: 'https://publisher.example/?a=1&b="2"',
});

export const unset = readSettings({});
const filesOf = new Map([settings, unset].map((each) => [each, frameFiles(facts, each)]));
export const page = (tag: string, from = settings) => (filesOf.get(from) ?? frameFiles(facts, from)).get(`frame/${tag}/index.html`) ?? '';
