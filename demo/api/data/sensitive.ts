import { drugLawTiers, womensSafetyRatings, type CountryFull, type DrugLawTier, type LegalStatus } from '../contract.js';
import { chance } from './chance.js';

/**
 * Legal situations as a coarse sample coding, typed by hand in May 2026, neither taken from nor checked against an index. Only Thailand's drug-law tier is the
 * publisher's own, as publicly known on that date. The wording is neutral, and every note starts by saying what it is.
 */

const sample = 'Sample coding of May 2026, not checked; see official advice.';

const disclaimer = 'Sample rating, made up; see official advice.';

const marriage = words(`
  AD AR AT AU BE BR CA CH CL CO CR CU DE DK EC EE ES FI FR GB GR IE IS LU MT MX NL NO NZ PT SE SI TH TW US UY ZA`);

const criminalised = words(`
  AF BD BI BN CM DZ ER ET GH GM IR JM KE KM KW LR LY MA MM MR MV MW MY NG OM PG PK QA SA SB SD SN SO SS SY
  TD TG TM TN TZ UG UZ YE ZM ZW`);

/** Countries whose law does not fit a single word; they have no coding. */
const uncoded = words('AE EG GN IQ LB LK LC ML PS SL SZ TT BF GY');

const drugLaws: Readonly<Record<string, DrugLawTier>> = {
  TH: 'severe',
  ...tiers('death penalty', 'CN ID IR KP KW MY SA SG VN'),
  ...tiers('severe', 'AE BH BN EG JP KR OM PH QA TW'),
  ...tiers('decriminalised', 'CZ PT'),
  ...tiers('cannabis legal', 'CA DE LU MT UY'),
};

const drugLawNotes: Readonly<Record<DrugLawTier, string>> = {
  'death penalty': 'The law provides for the death penalty for some drug offences. It applies to foreign nationals.',
  severe: 'The law provides for long prison sentences. It applies to foreign nationals.',
  strict: 'Possession is an offence and prison sentences are possible. The law applies to foreign nationals.',
  moderate: 'Possession is an offence; penalties depend on the amount. The law applies to foreign nationals.',
  decriminalised: 'Possession of small amounts is an administrative matter. Sale is an offence.',
  'cannabis legal': 'Adult use of cannabis is legal within limits. Local limits apply.',
};

const legalNotes: Readonly<Record<LegalStatus, string>> = {
  criminalised: 'Consensual same-sex sexual acts between adults in private: illegal. Law is not the same as enforcement.',
  legal: 'Consensual same-sex sexual acts between adults in private: legal.',
  'same-sex marriage': 'Consensual same-sex sexual acts between adults in private: legal. Same-sex couples can marry.',
};

const womenNotes = [
  'Usual care is enough in most places.',
  'Usual care is enough in most places; plan the way back at night.',
  'Experiences differ by place and by traveller; plan transport after dark.',
  'Experiences differ by place and by traveller; local contacts and planned transport help.',
  'Read official advice for women before deciding to travel.',
] as const;

export function drugLaw(iso2: string, level: number): CountryFull['drug_law'] {
  const tier = drugLaws[iso2] ?? (level <= 2 ? 'moderate' : 'strict');
  return { tier, summary: `${sample} ${drugLawNotes[tier]}` };
}

export function lgbtq(iso2: string): CountryFull['lgbtq'] {
  if (uncoded.has(iso2)) return undefined;
  const legal = legalStatus(iso2);
  const random = chance(`social ${iso2}`);
  const social = {
    criminalised: random.pick(['low', 'very low']),
    legal: random.pick(['low', 'moderate']),
    'same-sex marriage': random.pick(['moderate', 'high']),
  }[legal];
  return { legal, social, notes: `${sample} ${legalNotes[legal]}` };
}

export function womensSafety(level: number): CountryFull['womens_safety'] {
  return {
    rating: womensSafetyRatings[level - 1] ?? 'caution',
    notes: `${disclaimer} ${womenNotes[level - 1] ?? womenNotes[2]}`,
  };
}

function legalStatus(iso2: string): LegalStatus {
  if (marriage.has(iso2)) return 'same-sex marriage';
  return criminalised.has(iso2) ? 'criminalised' : 'legal';
}

function tiers(tier: (typeof drugLawTiers)[number], codes: string): Record<string, DrugLawTier> {
  return Object.fromEntries([...words(codes)].map((iso2) => [iso2, tier]));
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
