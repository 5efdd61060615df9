import type { CountryCompact } from '../../src/model/country.js';
import { arranged, WHOLE_LIST, type ListView } from '../../src/model/country-list.js';

export const row = (iso2: string, name: string, more: Partial<CountryCompact> = {}): CountryCompact => ({ iso2, name, ...more });

export const COUNTRIES = [
  row('CI', 'Côte d’Ivoire', { score: 45, tier: 'High Risk', region: 'Africa' }),
  row('GB', 'United Kingdom', { score: 20, tier: 'Exercise Normal Caution', region: 'Europe', iso3: 'GBR' }),
  row('IS', 'Iceland', { score: 5, tier: 'Very Safe', region: 'Europe' }),
  row('ST', 'São Tomé and Príncipe', { region: 'Africa' }),
  row('LC', 'Saint Lucia', { score: 20, tier: 'Exercise Normal Caution', region: 'Latin America' }),
  row('TR', 'Türkiye', { score: 52, tier: 'Something New', region: 'Atlantis' }),
  row('AX', 'Åland', { score: 0, tier: 'very safe' }),
];

export const codes = (view: Partial<ListView>, lang = 'en') =>
  arranged(COUNTRIES, { ...WHOLE_LIST, ...view }, new Intl.Collator(lang).compare).map(({ iso2 }) => iso2);
