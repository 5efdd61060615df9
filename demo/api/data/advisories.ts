import type { Advisory, CountryFull } from '../contract.js';
import { chance } from './chance.js';

/**
 * US levels with their dates of issue, as on travel.state.gov on 3 May 2026, so long out of date for readers. All other levels are made up and undated, because
 * an invented date would look official.
 */
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

/**
 * Page names that differ from our country names: https://www.gov.uk/foreign-travel-advice (names and URLs from the FCDO's own list,
 * alphagov/travel-advice-publisher, lib/data/countries.yml) and https://travel.state.gov.
 */
const ukPages: Readonly<Record<string, string>> = {
  CG: 'congo',
  CV: 'cape-verde',
  GM: 'the-gambia',
  LC: 'st-lucia',
  TR: 'turkey',
  US: 'usa',
};

const usPages: Readonly<Record<string, string>> = { MM: 'burma', TR: 'turkey' };

/** Countries that the State Department names differently, with URLs we have not verified: these link to its list. */
const usListed = new Set('BS CD CG CI CZ GM IL KG MK PS ST TL'.split(' '));

const usSite = 'https://travel.state.gov/en/international-travel/travel-advisories';

/** The two governments' advice in this sample; neither advises on its own country. */
export function advisories(iso2: string, name: string, tier: number): CountryFull['advisories'] {
  return {
    ...(iso2 === 'GB' ? {} : { uk: uk(iso2, name, tier) }),
    ...(iso2 === 'US' ? {} : { us: us(iso2, name, tier) }),
  };
}

/** The provider's coding of British advice, which differs from the tier for one country in four. */
function uk(iso2: string, name: string, tier: number): Advisory {
  const other = chance(`uk ${iso2}`).pick([-1, 0, 0, 0, 0, 0, 0, 1]);
  return {
    level: levelOf(tier + other),
    text: 'Sample: the level is made up; the UK publishes none. Read the official page.',
    source: 'UK FCDO (sample)',
    url: `https://www.gov.uk/foreign-travel-advice/${ukPages[iso2] ?? slug(name)}`,
  };
}

function us(iso2: string, name: string, tier: number): Advisory {
  const [level, updated] = usLevels[iso2] ?? [levelOf(tier)];
  const words = usWords[level - 1] ?? usWords[0];
  return {
    level,
    text: updated
      ? `Sample: “${words}” was issued on ${longDate(updated)} and may have changed. Read the official page.`
      : `Sample: “${words}” is made up. Read the official page.`,
    source: 'US State Department (sample)',
    url: usListed.has(iso2) ? `${usSite}.html` : `${usSite}/${usPages[iso2] ?? slug(name)}.html`,
    ...(updated && { updated }),
  };
}

const longDate = (day: string): string => new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const levelOf = (tier: number): number => Math.min(4, Math.max(1, tier - 1));

function slug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-');
}
