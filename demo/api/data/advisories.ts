import type { Advisory, CountryFull } from '../contract.js';
import { chance } from './chance.js';

/** US levels that were in force on 2026-05-03, with their dates: here only sample values, never current advice. */
const usLevels: Readonly<Record<string, readonly [level: number, updated: string]>> = {
  IS: [1, '2024-08-22'],
  IE: [1, '2026-03-20'],
  NZ: [1, '2026-04-29'],
  PT: [1, '2025-12-23'],
  JP: [1, '2025-05-15'],
  SG: [1, '2026-03-09'],
  CH: [1, '2025-05-20'],
  DE: [2, '2025-05-13'],
  FR: [2, '2025-05-28'],
  CA: [1, '2025-06-11'],
  TH: [2, '2025-07-25'],
  IN: [2, '2025-06-16'],
  MX: [2, '2025-08-12'],
  BR: [2, '2025-05-29'],
  ZA: [2, '2025-05-27'],
  KE: [2, '2025-03-17'],
  EG: [2, '2025-07-15'],
  TR: [2, '2026-04-28'],
  CO: [3, '2026-03-31'],
  UA: [4, '2024-11-14'],
  HT: [4, '2026-04-16'],
  AF: [4, '2026-02-20'],
};

const usWords = ['Exercise Normal Precautions', 'Exercise Increased Caution', 'Reconsider Travel', 'Do Not Travel'] as const;

/** Pages whose address cannot be derived from the English name. */
const ukPages: Readonly<Record<string, string>> = {
  CD: 'democratic-republic-of-the-congo',
  CG: 'congo',
  CV: 'cape-verde',
  CZ: 'czech-republic',
  GM: 'gambia',
  PS: 'palestine',
  TR: 'turkey',
  US: 'usa',
};

const usPages: Readonly<Record<string, string>> = {
  CZ: 'czech-republic',
  MM: 'burma',
  TR: 'turkey',
};

/** What the two governments say in this sample; neither advises on its own country. */
export function advisories(iso2: string, name: string, level: number): CountryFull['advisories'] {
  return {
    ...(iso2 === 'GB' ? {} : { uk: uk(iso2, name, level) }),
    ...(iso2 === 'US' ? {} : { us: us(iso2, name, level) }),
  };
}

function uk(iso2: string, name: string, level: number): Advisory {
  return {
    level: Math.max(1, level - 1),
    text: 'Sample text. The level is coded by this demo; the UK publishes none. Read the official page.',
    source: 'UK FCDO',
    url: `https://www.gov.uk/foreign-travel-advice/${ukPages[iso2] ?? slug(name)}`,
    updated: sampleDate(`uk ${iso2}`),
  };
}

function us(iso2: string, name: string, tier: number): Advisory {
  const known = usLevels[iso2];
  const [level, updated] = known ?? [Math.max(1, tier - 1), sampleDate(`us ${iso2}`)];
  const words = usWords[level - 1] ?? usWords[0];
  const page = usPages[iso2] ?? slug(name);
  return {
    level,
    text: known ? words : `${words} (sample value; read the official page)`,
    source: 'US State Department',
    url: `https://travel.state.gov/content/travel/en/traveladvisories/traveladvisories/${page}-travel-advisory.html`,
    updated,
  };
}

function sampleDate(key: string): string {
  const day = chance(key).between(0, 300);
  return new Date(Date.UTC(2025, 6, 1) + day * 86_400_000).toISOString().slice(0, 10);
}

function slug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');
}
