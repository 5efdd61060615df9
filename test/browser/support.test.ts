import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { html, LitElement } from 'lit';
import { startApi, type TestApi } from '../support/api.js';
import { mount, settled, unmountAll } from '../support/mount.js';

/** The least that all our tags do: request data, and reflect the state of that. */
class ProbeElement extends LitElement {
  static override properties = { apiBase: { attribute: 'api-base' }, state: { reflect: true } };

  apiBase = '';
  state = 'idle';

  override connectedCallback(): void {
    super.connectedCallback();
    void this.load();
  }

  async load(): Promise<void> {
    this.state = 'loading';
    const response = await fetch(`${this.apiBase}/api/v1/methodology`);
    this.state = response.ok ? 'ready' : 'error';
  }

  override render() {
    return html`<p>${this.state}</p>`;
  }
}
customElements.define('probe-element', ProbeElement);

describe('what the tests in browsers stand on', () => {
  let api: TestApi;

  beforeEach(async () => {
    api = await startApi();
  });

  afterEach(unmountAll);

  const probe = () => mount<ProbeElement>(html`<probe-element api-base=${api.url}></probe-element>`);

  it('compiles class fields as the build does', async () => {
    const element = probe();
    await settled(element);
    await element.updateComplete;
    expect(element.shadowRoot?.textContent).to.equal('ready');
  });

  it('asks a reference API of its own, which tells what it was asked', async () => {
    await settled(probe(), 'ready');
    const requests = await api.requests();
    expect(requests.filter(({ path }) => path.includes('/api/v1/methodology'))).to.have.lengthOf(1);
  });

  it('can hold an answer back and let it go', async () => {
    const release = await api.hold('/api/v1/methodology');
    const element = probe();
    await settled(element, 'loading');
    await release();
    await settled(element, 'ready');
    await element.updateComplete;
    expect(element.shadowRoot?.textContent).to.equal('ready');
  });

  it('can let a request fail', async () => {
    await api.fail('/api/v1/methodology', 'server-error');
    const element = probe();
    await settled(element, 'error');
  });

  it('loads Leaflet from its sources, without what makes HTML from text', async () => {
    const { DivIcon } = await import('leaflet/src/layer/marker/DivIcon.js');
    const icon = new DivIcon({ html: '<b>Bold</b>', className: 'planted' }).createIcon();
    expect(icon.className).to.include('planted');
    expect(icon.querySelector('b')).to.equal(null);
  });

  it('can change the size of the window', async () => {
    await setViewport({ width: 640, height: 480 });
    expect([innerWidth, innerHeight]).to.deep.equal([640, 480]);
  });
});
