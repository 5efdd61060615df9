/** The version from package.json, inserted by the build. */
declare const __VERSION__: string;

/** The names of our tags, as a selector. */
declare const __TAGS__: string;

/** True in the chunks of the CDN build: only our loader imports them, so they need not contain what it provides. */
declare const __HAS_LOADER__: boolean;

interface ImportMetaEnv {
  /** True on the dev server only. */
  readonly DEV?: boolean;
  readonly VITE_API_BASE?: string;
  readonly VITE_PUBLIC_BASE?: string;
  readonly VITE_PUBLISHER_NAME?: string;
  readonly VITE_PUBLISHER_URL?: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
