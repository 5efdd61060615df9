import { readFileSync, writeFileSync } from 'node:fs';
import { generateJetBrainsWebTypes } from 'custom-element-jet-brains-integration';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';

type Manifest = Parameters<typeof generateVsCodeCustomElementData>[0];

/** What VS Code and the JetBrains editors complete and explain, from the manifest. */
export function writeEditorData(manifest: Manifest): void {
  generateVsCodeCustomElementData(manifest, { outdir: 'dist', hideCssPropertiesDocs: true, hideLogs: true });
  generateJetBrainsWebTypes(manifest, { outdir: 'dist', packageJson: false, hideCssPropertiesDocs: true, hideLogs: true });
  // Only programs read them.
  for (const name of ['web-types', 'vscode.html-custom-data', 'vscode.css-custom-data']) {
    const file = `dist/${name}.json`;
    writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))));
  }
}
