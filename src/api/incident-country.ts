import { placeOf, stem } from '../model/word.js';
import { record, text, type WireRecord } from './decode.js';

/** ISO 3166-1 alpha-3 codes by how they become alpha-2: of their first two letters, of the first and the third, and with other letters, given behind them. */
const FIRST_TWO =
  'AFGAIAALBARGASMAUSAZEBELBFABGRBHRBLMBMUBOLBRABTNBVTBWACANCCKCHECIVCMRCOLCRICUBCXRCYPCZEDEUDJIDMADOMDZAECUEGYERIESPETHFINFJIFRAGABGBRGEOGGYGHAGIBGMBGRCGTMGUMHKGHMDHNDHRVHTIHUNIDNIMNINDIOTIRNISLITAJEYJORJPNKENKGZKHMKIRKNAKWTLAOLBNLCALIELKALSOLTULUXLVAMARMCOMDAMHLMKDMLIMMRMNGMRTMSRMUSMWIMYSNAMNCLNERNFKNGANICNLDNORNPLNRUNZLOMNPANPERPHLPRIPSEQATREUROURUSRWASAUSDNSGPSHNSJMSLESMRSOMSSDSTPSXMSYRTCATGOTHATJKTKLTLSTONTTOTWNTZAUGAUMIUSAUZBVATVCTVENVGBVIRVNMVUTWSMYEMZAFZMBZWE';
const FIRST_AND_THIRD =
  'ABWAGOANDAREARMATGAUTBDIBGDBHSBLZBRBBRNCAFCHLCHNCODCOGCOKCPVCUWDNKESHFLKFROFSMGINGLPGNQGRDGRLGUFGUYIRQJAMKAZKORLBRLBYMAFMDGMDVMEXMLTMNEMNPMOZMTQNIUPAKPCNPLWPNGPOLPRTPRYPYFSENSLBSLVSURSVKSWESWZSYCTCDTKMTUNTURTUVURYWLF';
const OTHERS =
  'ALAAX ATAAQ ATFTF BENBJ BESBQ BIHBA BLRBY COMKM CYMKY DRCCD ESTEE GNBGW IRLIE ISRIL KOSXK MACMO MYTYT PRKKP SGSGS SPMPM SRBRS SVNSI UAEAE UKRUA XKXXK';

const has = (list: string, code: string): boolean => list.match(/.{3}/g)?.includes(code) ?? false;

function twoOfThree(code: string): string | undefined {
  if (has(FIRST_TWO, code)) return code.slice(0, 2);
  return has(FIRST_AND_THIRD, code)
    ? code.charAt(0) + code.charAt(2)
    : OTHERS.split(' ')
        .find((one) => one.startsWith(code))
        ?.slice(3);
}

/** Codes that are used and are none of ISO's own. */
const OTHER_CODES: Readonly<Record<string, string>> = { UK: 'GB', EL: 'GR' };

/** Codes of no country in particular. */
const NO_COUNTRY = /^(AA|E[UZ]|QO|UN|X[ABX]|ZZ)$/;

let codes: ReadonlyMap<string, string> | undefined;

/** The codes of countries by their English names, as far as the browser knows these. */
function codesByName(): ReadonlyMap<string, string> {
  if (codes) return codes;
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const names = ['long', 'short'].map((style) => new Intl.DisplayNames('en', { type: 'region', fallback: 'none', style: style as 'long' | 'short' }));
  const all = letters.flatMap((one) => letters.map((other) => one + other));
  // A code that is no longer in use has the name of another one.
  const current = all.filter((code) => new Intl.Locale('und', { region: code }).region === code && !NO_COUNTRY.test(code));
  codes = new Map(current.flatMap((code) => names.map((name) => [stem(name.of(code) ?? ''), code] as const)));
  return codes;
}

/** The alpha-2 code of a country by any of its codes or by its English name; `undefined` for what may be any country. */
export function codeOf(sent: string): string | undefined {
  const code = sent.trim().toUpperCase();
  if (/^[A-Z]{2}$/.test(code)) return NO_COUNTRY.test(code) ? undefined : (OTHER_CODES[code] ?? code);
  return (/^[A-Z]{3}$/.test(code) ? twoOfThree(code) : undefined) ?? codesByName().get(stem(sent));
}

export const COUNTRY = ['country_iso', 'country_code', 'iso2', 'iso', 'country', 'iso3', 'country_name'];
/** What an object about a country calls its codes and its name. */
const CODES = ['iso2', 'iso', 'code', 'alpha2', 'country_code', 'country_iso', 'id', 'key', 'iso3', 'alpha3'];
const COUNTRY_NAMES = ['name', 'country', 'common', 'label', 'title', 'en', 'value'];

/** The countries that a report names, each by its code or as sent, and its fields without those that only say the same once more. */
export function countriesFrom(from: WireRecord): readonly [countries: readonly string[], rest: WireRecord] {
  const sent = Object.entries(from)
    .filter(([name]) => placeOf(COUNTRY, name) >= 0)
    .toSorted(([one], [other]) => placeOf(COUNTRY, one) - placeOf(COUNTRY, other));
  const countries: readonly string[] = sent.map(([, value]) => countriesOf(value)).find((all) => all.length) ?? [];
  const rest = sent.map(([name, value]) => [name, withoutNames(value, countries)] as const);
  return [countries, { ...from, ...Object.fromEntries(rest) }];
}

/** The countries of a text, an object about one, a map by code, or a list of any of them. */
function countriesOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return [...new Set(value.slice(0, 50).flatMap(countriesOf))];
  const from = record(value);
  const word = wordOf(value);
  if (word !== undefined) return (isListed(word) ? word.split(SEPARATOR) : [word]).map((one) => codeOf(one) ?? one);
  if (!from) return [];
  const names = Object.keys(from);
  const by = [...CODES, ...COUNTRY_NAMES].flatMap((name) => names.find((own) => stem(own) === stem(name) && wordOf(from[own])) ?? [])[0];
  if (by !== undefined) return countriesOf(from[by]);
  return names.every((name) => /^[A-Z]{2,3}$/.test(name) && codeOf(name)) ? names.flatMap(countriesOf) : [];
}

/** A text short enough for a name. */
const wordOf = (value: unknown): string | undefined => ((text(value, 1000) ?? '').length > 60 ? undefined : text(value));

const SEPARATOR = /\s*[,;/|]\s*/;

/** True for several codes or known names in one text. */
const isListed = (sent: string): boolean => sent.split(SEPARATOR).every((one) => codeOf(one) !== undefined);

/** What is left of a value once the countries found in it are shown. */
function withoutNames(value: unknown, shown: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutNames(one, shown)).filter((one) => one !== undefined);
  const from = record(value);
  if (!from) return wordOf(value) !== undefined && countriesOf(value).every((one) => shown.includes(one)) ? undefined : value;
  const left = Object.entries(from).flatMap(([name, one]) => {
    const inner = shown.includes(codeOf(name) ?? '') ? withoutName(one, codeOf(name)) : withoutNames(one, shown);
    return inner === undefined ? [] : [[name, inner] as const];
  });
  return left.length ? Object.fromEntries(left) : undefined;
}

const withoutName = (value: unknown, code: string | undefined): unknown => (codeOf(wordOf(value) ?? '') === code ? undefined : value);
