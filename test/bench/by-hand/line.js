// What a newsroom's developer might write in ten minutes: no states, no credit, no styles.
customElements.define(
  'hand-written',
  class extends HTMLElement {
    async connectedCallback() {
      const { country } = await (await fetch(`${this.getAttribute('api')}/api/v1/countries/JP`)).json();
      this.textContent = `${country.name}: ${country.risk_tier}, ${country.risk_score} of 100`;
      painted();
    }
  },
);
