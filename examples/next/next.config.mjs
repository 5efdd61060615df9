import { fileURLToPath } from 'node:url';

export default {
  // The folder of node_modules: the workspace here, the app's folder in an app of your own.
  turbopack: { root: fileURLToPath(new URL('..', import.meta.url)) },
  // For prerendering in travel-safety.jsx: Node loads these packages without bundling.
  serverExternalPackages: ['travel-safety-embeds', '@lit-labs/ssr', 'lit'],
};
