import { allFacts } from '../../build/readme.js';
import { readerWords } from '../../build/reader-words.js';
import { type Choice } from '../../demo/builder/choice.js';

export const facts = allFacts();

export const START: Choice = {
  script: '',
  api: '',
  tag: 'country-risk',
  attributes: { country: 'TH' },
  link: '',
  picture: '',
  text: '',
  notes: '',
  place: 'column',
  height: '',
  tab: 'script',
};

export const choose = (change: Partial<Choice> = {}): Choice => ({ ...START, ...change });

export const NAMES = new Map([
  ['JP', 'Japan'],
  ['TH', 'Thailand'],
  ['KE', 'Kenya'],
]);

export const KNOWN = { names: NAMES, words: readerWords('en'), lang: 'en', framed: new Set(NAMES.keys()), scripts: undefined, answers: [], asOf: '' };

export const SCRIPTS = {
  version: '0.1.0',
  files: { 'embed.js': 'sha384-x' },
  frameApi: 'https://api.example/api/v1',
  frameOrigins: [],
  hasFrameTiles: false,
  frameLang: 'en',
};
