import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { patchLeaflet, PATCHES, withoutMethods } from '../../build/leaflet-plugin.js';

const folder = new URL('../../node_modules/leaflet/src/', import.meta.url);
const sourceOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const withImage = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js') && sourceOf(file).includes('data:image'));

describe('the patches of Leaflet', () => {
  it.each([...new Set([...PATCHES.map((patch) => patch.file), ...withImage])])('leave no HTML sink and no data: image in %s', (file) => {
    const patched = patchLeaflet(file, sourceOf(file));
    expect(patched).not.toMatch(/innerHTML|data:image/);
  });

  it('fail when a text to be replaced is no longer there', () => {
    expect(() => patchLeaflet('core/Util.js', '// another version of Leaflet')).toThrow('expected exactly once, found 0 times');
  });

  it('fail when a module with a sink of its own is imported', () => {
    expect(() => patchLeaflet('control/Control.Zoom.js', sourceOf('control/Control.Zoom.js'))).toThrow('uses innerHTML');
  });

  it('leave no way to ask where the reader is', () => {
    const patched = patchLeaflet('map/Map.js', sourceOf('map/Map.js'));
    expect(patched).not.toMatch(/getCurrentPosition|watchPosition/);
    expect(patched).toContain('fitBounds');
  });

  it('take out whole methods, and fail when one is not there', () => {
    const source = 'export const Map = Evented.extend({\n\tstay() {},\n\tgo: function () { return { a: 1 }; },\n\tlast: 1\n});';
    expect(withoutMethods(source, ['go'])).toBe('export const Map = Evented.extend({\n\tstay() {},\n\t\n\tlast: 1\n});');
    expect(() => withoutMethods(source, ['gone'])).toThrow('gone');
  });
});
