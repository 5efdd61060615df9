import type { Rolldown } from 'vite';

/** A chunk is named after its module; a part of a language also after the language, because all languages have the same parts. */
export const chunkName = ({ facadeModuleId, name }: Rolldown.PreRenderedChunk): string => {
  const [, language, part] = /\/src\/words\/(\w\w)\/([\w-]+)\.ts$/.exec(facadeModuleId ?? '') ?? [];
  return language && part ? `${language}-${part}` : name;
};
