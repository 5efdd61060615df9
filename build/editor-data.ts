import { readFileSync, writeFileSync } from 'node:fs';
import { generateJetBrainsWebTypes } from 'custom-element-jet-brains-integration';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';

type Manifest = Parameters<typeof generateVsCodeCustomElementData>[0];

/** Number attributes as editors know them: they would complete `${number}` as a word. */
const withNumbers = (manifest: Manifest): Manifest => JSON.parse(JSON.stringify(manifest).replaceAll('`${number}`', 'number')) as Manifest;

/** Writes completion data for VS Code and JetBrains editors from the manifest. */
export function writeEditorData(declared: Manifest): void {
  const manifest = withNumbers(declared);
  generateVsCodeCustomElementData(manifest, { outdir: 'dist', hideCssPropertiesDocs: true, hideLogs: true });
  generateJetBrainsWebTypes(manifest, { outdir: 'dist', packageJson: false, hideCssPropertiesDocs: true, hideLogs: true });
  // Minified.
  for (const name of ['web-types', 'vscode.html-custom-data', 'vscode.css-custom-data']) {
    const file = `dist/${name}.json`;
    writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))));
  }
}
