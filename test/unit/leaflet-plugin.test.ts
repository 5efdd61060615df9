import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { patchLeaflet, PATCHES } from '../../build/leaflet-plugin.js';

const sourceOf = (file: string): string => readFileSync(new URL(`../../node_modules/leaflet/src/${file}`, import.meta.url), 'utf8');

describe('the patches of Leaflet', () => {
  it.each([...new Set(PATCHES.map((patch) => patch.file))])('leave no HTML sink and no data: image in %s', (file) => {
    const patched = patchLeaflet(file, sourceOf(file));
    expect(patched).not.toMatch(/innerHTML|data:image/);
  });

  it('fail when a text to be replaced is no longer there', () => {
    expect(() => patchLeaflet('core/Util.js', '// another version of Leaflet')).toThrow('expected exactly once, found 0 times');
  });

  it('fail when a module with a sink of its own is imported', () => {
    expect(() => patchLeaflet('control/Control.Zoom.js', sourceOf('control/Control.Zoom.js'))).toThrow('uses innerHTML');
  });
});
