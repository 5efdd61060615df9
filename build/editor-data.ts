import { generateJetBrainsWebTypes } from 'custom-element-jet-brains-integration';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';

type Manifest = Parameters<typeof generateVsCodeCustomElementData>[0];

/** What VS Code and the JetBrains editors complete and explain, from the manifest. */
export function writeEditorData(manifest: Manifest): void {
  generateVsCodeCustomElementData(manifest, { outdir: 'dist', hideCssPropertiesDocs: true, hideLogs: true });
  generateJetBrainsWebTypes(manifest, { outdir: 'dist', packageJson: false, hideCssPropertiesDocs: true, hideLogs: true });
}
