import { readFileSync, writeFileSync } from 'node:fs';
import { generateJetBrainsWebTypes } from 'custom-element-jet-brains-integration';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';

type Manifest = Parameters<typeof generateVsCodeCustomElementData>[0];

/** Writes completion data for VS Code and JetBrains editors from the manifest. */
export function writeEditorData(manifest: Manifest): void {
  generateVsCodeCustomElementData(manifest, { outdir: 'dist', hideCssPropertiesDocs: true, hideLogs: true });
  generateJetBrainsWebTypes(manifest, { outdir: 'dist', packageJson: false, hideCssPropertiesDocs: true, hideLogs: true });
  // Minified.
  for (const name of ['web-types', 'vscode.html-custom-data', 'vscode.css-custom-data']) {
    const file = `dist/${name}.json`;
    writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))));
  }
}
