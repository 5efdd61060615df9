import { HEIGHTS } from './heights.js';

/** What the form asks for. */
interface Choice {
  readonly country: string;
  readonly name: string;
  readonly form: string;
  readonly theme: string;
}

/** The height each form needs in the column of this page; `inline` takes the line's. */
const RESERVED: Readonly<Record<string, number>> = {
  badge: HEIGHTS.badge[1],
  card: HEIGHTS.card[1],
  full: HEIGHTS.full[1],
  map: HEIGHTS['incident-map'][2],
};

const attributesOf = ({ country, form, theme }: Choice): readonly (readonly [string, string])[] => {
  const height = RESERVED[form];
  return [
    ['country', country],
    ...(form === 'map' ? ([['hours', '72']] as const) : form === 'card' ? [] : ([['variant', form]] as const)),
    ...(theme ? ([['theme', theme]] as const) : []),
    ...(height ? ([['style', `display:block;min-height:${height}px`]] as const) : []),
  ];
};

const tagOf = ({ form }: Choice): string => (form === 'map' ? 'incident-map' : 'country-risk');
const linkOf = ({ country }: Choice): string => `https://example.org/${country.toLowerCase()}`;

function snippet(choice: Choice): string {
  const tag = tagOf(choice);
  const attributes = attributesOf(choice).map(([name, value]) => `${name === 'style' ? '\n ' : ''} ${name}="${value}"`);
  return `<${tag}${attributes.join('')}>
  <a href="${linkOf(choice)}">
    ${choice.name}: travel safety</a>
</${tag}>
<script async crossorigin="anonymous"
  src="https://cdn.example/embed.js"
  data-api-base="https://api.example">
</script>`;
}

function liveTag(choice: Choice): HTMLElement {
  const tag = document.createElement(tagOf(choice));
  for (const [name, value] of attributesOf(choice)) tag.setAttribute(name, value);
  tag.append(Object.assign(document.createElement('a'), { href: linkOf(choice), textContent: `${choice.name}: travel safety` }));
  return tag;
}

/** All countries the API knows; without them the few written in the page remain. */
async function fillCountries(select: HTMLSelectElement, note: Element): Promise<void> {
  try {
    const answer = await fetch(`${import.meta.env.VITE_API_BASE}/api/v1/countries`);
    const { countries } = (await answer.json()) as { countries: readonly { iso2: string; name: string }[] };
    const { value } = select;
    select.replaceChildren(...countries.map(({ iso2, name }) => new Option(name, iso2, false, iso2 === value)));
  } catch {
    note.textContent = 'The list of countries could not be loaded, so only a few are here.';
  }
}

/** The form at the end of the page: rewrites the tag and the snippet. */
export function startForm(): void {
  const form = document.querySelector<HTMLFormElement>('[data-try]');
  const code = document.querySelector('[data-try-snippet]');
  const live = document.querySelector('[data-try-live]');
  const note = document.querySelector('[data-try-note]');
  const countries = form?.elements.namedItem('country');
  if (!form || !code || !live || !note || !(countries instanceof HTMLSelectElement)) return;

  const show = (): void => {
    const data = new FormData(form);
    const value = (name: string): string => {
      const entry = data.get(name);
      return typeof entry === 'string' ? entry : '';
    };
    const choice = { country: value('country'), name: countries.selectedOptions[0]?.text ?? '', form: value('form'), theme: value('theme') };
    code.textContent = snippet(choice);
    live.replaceChildren(liveTag(choice));
  };
  form.addEventListener('change', show);
  form.addEventListener('submit', (event) => event.preventDefault());
  show();
  void fillCountries(countries, note);
}
