import { countries, type TCountryCode } from 'countries-list';
import type { QuickFacts } from '../contract.js';

/** Public facts, collected by hand in groups. A country outside all groups lacks the fact. */

const left = words(`
  GB IE MT CY
  BD BN BT ID IN JP LK MV MY NP PK SG TH TL
  BW KE LS MU MW MZ NA SC SZ TZ UG ZA ZM ZW
  BB BS GY JM LC SR TT
  AU FJ NZ PG SB`);

const plugs = groups({
  'A, B': 'US CA MX JP TW CO HT EC VE CR GT HN NI SV DO',
  'A, B, C': 'PE PH',
  'A, B, C, F': 'TH',
  'A, C, I': 'CN',
  'C, D': 'PK',
  'C, D, G': 'ZM',
  'C, D, M': 'IN NP',
  'C, D, M, N': 'ZA',
  'C, D, F': 'AF',
  'C, E': 'FR BE CZ SK PL MA TN',
  'C, F': `IS PT DE AT BG EE ES FI GR HR HU LT LU LV NL NO RO RS SE SI UA RU TR EG ID KR KZ DZ`,
  'C, F, L': 'IT',
  'C, F, K': 'DK',
  'C, H': 'IL',
  'C, I': 'AR',
  'C, J': 'CH',
  'C, L': 'CL',
  'C, N': 'BR',
  'D, G': 'GH NG TZ',
  G: 'GB IE MT CY SG MY KE UG AE BH KW QA OM SA',
  I: 'AU NZ FJ PG',
});

const voltages = groups({
  '100 V, 50 and 60 Hz': 'JP',
  '110 V, 60 Hz': 'TW CO HT',
  '120 V, 60 Hz': 'US CA EC VE CR GT',
  '127 V, 60 Hz': 'MX',
  '127 or 220 V, 60 Hz': 'BR',
  '220 V, 50 Hz': 'TH CN EG TR UA AF AR CL MA UY VN',
  '220 V, 60 Hz': 'KR PE PH',
  '230 V, 50 Hz': `
    IS IE PT CH DE FR GB AT BE BG CY CZ DK EE ES FI GR HR HU IT LT LU LV MT NL NO PL RO RS SE SI SK
    NZ AU SG IN ZA ID IL AE DZ TN LK NP PK GH NG ZM`,
  '230 V, 60 Hz': 'SA',
  '240 V, 50 Hz': 'KE FJ KW QA UG',
});

const timeZones = groups({
  'UTC-6': 'CR GT HN NI SV BZ',
  'UTC-5': 'CO PE PA JM',
  'UTC-5 (UTC-4 in summer)': 'HT BS CU',
  'UTC-4': 'BO VE GY DO BB TT LC',
  'UTC-3': 'AR UY SR',
  'UTC-1': 'CV',
  'UTC+0': 'IS CI GH SN ML TG BF GM SL LR GN MR ST GW',
  'UTC+0 (UTC+1 in summer)': 'GB IE',
  'UTC+1': 'DZ TN NG BJ NE CM TD GA CG CF GQ AO',
  'UTC+1 (UTC+2 in summer)': 'AD AL AT BA BE CH CZ DE DK HR HU IT LU ME MK MT NL NO PL RS SE SI SK XK',
  'UTC+2': 'ZA BW ZM ZW MZ MW RW BI LS SZ NA LY SD SS',
  'UTC+2 (UTC+3 in summer)': 'BG CY EE FI GR LT LV MD RO UA EG LB IL',
  'UTC+3': 'TR KE TZ UG ET ER DJ SO MG KM SA IQ KW QA BH YE JO SY BY',
  'UTC+3:30': 'IR',
  'UTC+4': 'AE OM GE AM AZ MU SC',
  'UTC+4:30': 'AF',
  'UTC+5': 'PK UZ TM TJ MV KZ',
  'UTC+5:30': 'IN LK',
  'UTC+5:45': 'NP',
  'UTC+6': 'BD BT KG',
  'UTC+6:30': 'MM',
  'UTC+7': 'TH VN KH LA',
  'UTC+8': 'SG MY PH CN TW BN',
  'UTC+9': 'JP KR KP TL',
  'UTC+11': 'SB VU',
  'UTC+12': 'FJ',
});

const treatedWater = words('IS IE NZ JP SG CH DE FR GB US CA AT BE DK FI IT LU NL NO SE AU KR SI');

/** Overrides for countries whose own calling code is not the first in countries-list. */
const callingCodes: Readonly<Record<string, string>> = { XK: '+383', DO: '+1 809' };

/** The publicly known facts about a country, and no others. */
export function quickFacts(iso2: string): QuickFacts {
  return {
    tap_water: treatedWater.has(iso2) ? 'Public supply is treated; follow local notices.' : 'Check official travel health advice.',
    ...known('currency', currency(iso2)),
    ...known('voltage', voltages.get(iso2)),
    ...known('plug_type', plugs.get(iso2)),
    ...known('calling_code', callingCode(iso2)),
    ...known('time_zone', timeZones.get(iso2)),
    drive_side: left.has(iso2) ? 'left' : 'right',
  };
}

function currency(iso2: string): string | undefined {
  return isListed(iso2) ? countries[iso2].currency[0] : undefined;
}

function callingCode(iso2: string): string | undefined {
  const own = callingCodes[iso2];
  if (own || !isListed(iso2)) return own;
  const digits = String(countries[iso2].phone[0]);
  return digits.length === 4 && digits.startsWith('1') ? `+1 ${digits.slice(1)}` : `+${digits}`;
}

function isListed(iso2: string): iso2 is TCountryCode {
  return Object.hasOwn(countries, iso2);
}

function known(key: keyof QuickFacts, value: string | undefined): QuickFacts {
  return value === undefined ? {} : { [key]: value };
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

function groups(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(table).flatMap(([fact, codes]) => [...words(codes)].map((code) => [code, fact] as const)));
}
