import { expect } from '@open-wc/testing';
import { html, LitElement, type TemplateResult } from 'lit';
import { Lazy } from '../../src/elements/lazy.js';
import { mapController } from '../../src/elements/map-controller.js';
import { waitUntil } from '../support/wait.js';

describe('the map of a tag', () => {
  let arrive = (): void => {};
  const load = () => new Promise<object>((resolve) => (arrive = () => resolve({})));

  class MapTag extends LitElement {
    readonly isPrerendered = false;
    readonly state = 'ready';
    /** The maps that exist now. */
    readonly maps = new Set<object>();
    readonly map = mapController<undefined>(
      this,
      [new Lazy(this, load)],
      () => undefined,
      () => {
        const map = { update: () => {}, destroy: () => void this.maps.delete(map) };
        this.maps.add(map);
        return map;
      },
    );

    protected override render(): TemplateResult {
      return html`${this.map.view().box}`;
    }
  }
  customElements.define('map-tag', MapTag);

  it('is one, though the tag leaves the page and comes back while the code is on its way', async () => {
    const tag = new MapTag();
    document.body.append(tag);
    await tag.updateComplete;
    tag.remove();
    await Promise.resolve();
    document.body.append(tag);
    tag.requestUpdate();
    await tag.updateComplete;
    arrive();
    await waitUntil(() => tag.map.view().phase === 'ready');
    await tag.updateComplete;
    expect(tag.maps.size).to.equal(1);
    tag.remove();
    await waitUntil(() => tag.maps.size === 0, 'a tag that has left keeps no map');
  });
});
