import { fileURLToPath } from 'node:url';

// The folder that holds node_modules: here the workspace, in an app of your own the app's folder.
export default { turbopack: { root: fileURLToPath(new URL('..', import.meta.url)) } };
