import { countryCode } from '../../src/model/country.js';
import { apiBase } from '../../src/model/text.js';

/** Metadata of a scripts folder. */
export interface ScriptPlace {
  readonly version: string;
  /** Integrity hashes by path in the folder. */
  readonly files: Readonly<Record<string, string>>;
  /** The frames' API (ending in `/api/v1`), other API origins that frames accept, and whether their maps may show tiles. */
  readonly frameApi: string | undefined;
  readonly frameOrigins: readonly string[];
  readonly hasFrameTiles: boolean;
  /** The language of frames without `lang`. */
  readonly frameLang: string;
}

export interface ListedCountry {
  readonly iso2: string;
  readonly name: string;
  readonly score?: number | undefined;
  readonly tier?: string | undefined;
}

const fetchOk = async (address: string): Promise<Response> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers with ${response.status}.`);
  return response;
};

const INTEGRITY = /^sha(256|384|512)-[\w+/]{43,86}=*$/;

const attributeIn = (page: string, name: string): string | undefined => new RegExp(`\\b${name}="([^"]*)"`).exec(page)?.[1];

/** Reads the metadata from files of a build. */
export function placeIn({ version, files }: { readonly version: unknown; readonly files?: unknown }, framePage: string): ScriptPlace {
  const api = attributeIn(framePage, 'data-api-base');
  const known = Object.entries(Object(files) as object).filter((entry): entry is [string, string] => INTEGRITY.test(String(entry[1])));
  return {
    version: String(version),
    files: Object.fromEntries(known),
    frameApi: api && apiBase(api, 'http:'),
    frameOrigins: attributeIn(framePage, 'data-allowed-api-origins')?.split(' ').filter(Boolean) ?? [],
    hasFrameTiles: /\bimg-src /.test(framePage),
    frameLang: attributeIn(framePage, 'lang') ?? 'en',
  };
}

/** Fetches the metadata of a folder; rejects if it is not our build or has no CORS headers. */
export async function fetchScriptPlace(folder: string): Promise<ScriptPlace> {
  const [integrity, page] = await Promise.all([
    fetchOk(`${folder}sri.json`).then((response) => response.json() as Promise<{ version: unknown; files?: unknown }>),
    fetchOk(`${folder}frame/country-risk/`).then(
      (response) => response.text(),
      () => '', // frames are optional
    ),
  ]);
  return placeIn(integrity, page);
}

/** Fetches an API's countries; rejects if this page cannot read them. */
export async function fetchListedCountries(base: string): Promise<readonly ListedCountry[]> {
  type Row = Readonly<Record<'iso2' | 'name' | 'risk_score' | 'risk_tier', unknown>>;
  const { countries } = (await (await fetchOk(`${base}/countries`)).json()) as { countries: readonly Row[] };
  return countries.flatMap(({ iso2: code, name, risk_score: score, risk_tier: tier }) => {
    const iso2 = typeof code === 'string' ? countryCode(code) : undefined;
    if (!iso2 || typeof name !== 'string') return [];
    return [{ iso2, name, score: typeof score === 'number' ? score : undefined, tier: typeof tier === 'string' ? tier : undefined }];
  });
}

/** True if a folder's URL belongs to one release, whose files never change. */
export const isExact = (folder: string, version: string): boolean => folder.split('/').includes(`v${version}`);
