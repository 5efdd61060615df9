import { loadEnv } from 'vite';
import { apiBase, safeUrl } from '../src/model/text.js';
import { LANGUAGES } from '../demo/languages.js';

/** Build settings from environment variables or `.env`; see the table in docs/hosting.md. */
export interface Settings {
  /** Ends in `/api/v1`. */
  readonly apiBase: string | undefined;
  readonly allowedApiOrigins: readonly string[];
  readonly allowedTileOrigins: readonly string[];
  /** The credit of tiles from these origins. */
  readonly tileAttribution: string | undefined;
  /** Ends in a slash. */
  readonly publicBase: string | undefined;
  readonly publisherName: string | undefined;
  readonly publisherUrl: string | undefined;
  /** The language of the titles and fallbacks in frames and oEmbed answers. */
  readonly lang: string;
}

const KNOWN_LANGUAGES = ['en', ...LANGUAGES];

/** The reference API of `npm start`, which frames may use if the build has no API setting. */
export const LOOPBACK: readonly string[] = ['http://localhost:8787', 'http://127.0.0.1:8787'];

/** The parsed value; throws a sentence if `read` rejects it. */
function checked<T>(name: string, value: string | undefined, read: (value: string) => T | undefined, wanted: string): T | undefined {
  if (!value?.trim()) return undefined;
  const parsed = read(value.trim());
  if (parsed === undefined) throw new Error(`${name} has to be ${wanted}, not "${value}".`);
  return parsed;
}

/** The origins in a list; `undefined` if an entry has a path or is not a web address. */
function origins(list: string): readonly string[] | undefined {
  const parsed = list.split(/[\s,]+/).filter(Boolean);
  return parsed.every((entry) => safeUrl(entry) === `${entry}/`) ? parsed : undefined;
}

const folder = (value: string): string | undefined => (/[?#]/.test(value) ? undefined : safeUrl(value.replace(/\/*$/, '/')));

export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const list = (name: string): readonly string[] => checked(name, env[name], origins, 'origins such as https://api.example, separated by spaces') ?? [];
  const allowedTileOrigins = list('VITE_ALLOWED_TILE_ORIGINS');
  const tileAttribution = env['VITE_TILE_ATTRIBUTION']?.trim() || undefined;
  if (allowedTileOrigins.length > 0 && !tileAttribution) {
    throw new Error('VITE_TILE_ATTRIBUTION has to be the credit of the tiles from VITE_ALLOWED_TILE_ORIGINS, because a frame takes none from its address.');
  }
  return {
    apiBase: checked('VITE_API_BASE', env['VITE_API_BASE'], (value) => apiBase(value, 'http:'), 'a web address without query or fragment'),
    allowedApiOrigins: list('VITE_ALLOWED_API_ORIGINS'),
    allowedTileOrigins,
    tileAttribution,
    publicBase: checked('VITE_PUBLIC_BASE', env['VITE_PUBLIC_BASE'], folder, 'the address of a folder, such as https://cdn.example/v0/'),
    publisherName: env['VITE_PUBLISHER_NAME']?.trim() || undefined,
    publisherUrl: checked('VITE_PUBLISHER_URL', env['VITE_PUBLISHER_URL'], safeUrl, 'a web address'),
    lang:
      checked('VITE_LANG', env['VITE_LANG'], (tag) => KNOWN_LANGUAGES.find((each) => each === tag), `a language of the tags: ${KNOWN_LANGUAGES.join(', ')}`) ??
      'en',
  };
}

export const settingsNow = (): Settings => readSettings(loadEnv('cdn', process.cwd(), 'VITE_'));
