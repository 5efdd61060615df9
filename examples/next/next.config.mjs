import { fileURLToPath } from 'node:url';

export default {
  // The folder that holds node_modules: here the workspace, in an app of your own the app's folder.
  turbopack: { root: fileURLToPath(new URL('..', import.meta.url)) },
  // What prerenders, in travel-safety.jsx: Node loads it itself.
  serverExternalPackages: ['travel-safety-embeds', '@lit-labs/ssr', 'lit'],
};
