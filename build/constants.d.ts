/** The version in package.json. */
declare const __VERSION__: string;

/** For each tag, the files the loader imports at once, relative to its own address. Only `src/embed/` reads it. */
declare const __CHUNKS__: Readonly<Record<string, readonly string[]>>;

interface ImportMetaEnv {
  readonly VITE_API_BASE?: string;
  readonly VITE_ALLOWED_API_ORIGINS?: string;
  readonly VITE_PUBLIC_BASE?: string;
  readonly VITE_PUBLISHER_NAME?: string;
  readonly VITE_PUBLISHER_URL?: string;
}
