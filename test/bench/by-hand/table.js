// A table of all countries by hand: it can be searched and sorted.
const COLUMNS = ['name', 'region', 'risk_tier', 'risk_score'];

customElements.define(
  'hand-written-table',
  class extends HTMLElement {
    async connectedCallback() {
      const { countries } = await (await fetch(`${this.getAttribute('api')}/api/v1/countries`)).json();
      const root = this.attachShadow({ mode: 'open' });
      root.innerHTML = `<style>:host { display: block; } .box { block-size: 480px; overflow: auto; border: 1px solid #d5d9de; font: 15px/1.3 system-ui, sans-serif; }
table { inline-size: 100%; border-collapse: collapse; } th { position: sticky; inset-block-start: 0; background: #fff; text-align: start; } td { padding: 10px; border-block-end: 1px solid #eee; }</style>
<input type="search" placeholder="Search"><div class="box"><table><thead><tr>${COLUMNS.map((name) => `<th><button>${name.replace('risk_', '')}</button></th>`).join('')}</tr></thead><tbody></tbody></table></div>`;
      const [body, search] = [root.querySelector('tbody'), root.querySelector('input')];
      const rows = countries.map((country) => {
        const row = document.createElement('tr');
        for (const column of COLUMNS) row.insertCell().textContent = column === 'name' ? `${country.flag} ${country.name}` : country[column];
        return { country, row };
      });
      const collator = new Intl.Collator('en');
      let isDescending = false;
      const show = () =>
        body.replaceChildren(...rows.filter(({ country }) => country.name.toLowerCase().includes(search.value.toLowerCase())).map(({ row }) => row));
      root.querySelectorAll('button').forEach((button, index) =>
        button.addEventListener('click', () => {
          const of = ({ country }) => country[COLUMNS[index]];
          rows.sort((one, other) => (typeof of(one) === 'number' ? of(one) - of(other) : collator.compare(of(one), of(other))));
          if (isDescending) rows.reverse();
          isDescending = !isDescending;
          show();
        }),
      );
      search.addEventListener('input', show);
      show();
      painted();
    }
  },
);
