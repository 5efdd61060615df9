// The list of scenarios, and one page for each: `/demo/scenarios/?name=slow`.
import { HEIGHTS } from '../heights.js';
import { startThemeSwitch } from '../theme-switch.js';
import { groups, type Scenario, type ScenarioGroup } from './scenarios.js';

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = '', className = ''): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { textContent: text, className });
}

function liveTag(tag: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const live = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) live.setAttribute(name, value);
  live.append(Object.assign(element('a', 'The link inside the tag'), { href: 'https://example.org/fallback' }));
  return live;
}

function listed({ title, expected, scenarios }: ScenarioGroup): Node {
  const part = element('section');
  const list = element('ul', '', 'scenario-list');
  for (const { name, description } of scenarios) {
    const item = element('li');
    item.append(Object.assign(element('a', name), { href: `/demo/scenarios/?name=${name}` }), element('p', description));
    list.append(item);
  }
  part.append(element('h2', title), element('p', expected, 'expected'), list);
  return part;
}

const reserved = (height: number): string => `display:block;min-height:${height}px`;

function renderScenario({ name, countries = ['KE'] }: Scenario): Node {
  const base = { 'api-base': `${import.meta.env.VITE_API_BASE}/scenario/${name}`, loading: 'eager' };
  const stage = element('div', '', 'stage');
  for (const country of countries) {
    const pair = element('div', '', 'pair');
    pair.append(
      element('h2', country),
      liveTag('country-risk', { ...base, country, variant: 'badge', style: reserved(HEIGHTS.badge[2]) }),
      liveTag('country-risk', { ...base, country, ...(countries.length > 1 ? { variant: 'full' } : { style: reserved(HEIGHTS.card[2]) }) }),
    );
    stage.append(pair);
  }
  stage.append(element('h2', 'Incidents'), liveTag('incident-map', { ...base, limit: '200', style: reserved(HEIGHTS['incident-map'][2]) }));
  return stage;
}

function show(main: HTMLElement): void {
  const name = new URLSearchParams(location.search).get('name');
  const scenario = groups.flatMap(({ scenarios }) => scenarios).find((one) => one.name === name);
  if (!scenario) return main.append(...groups.map(listed));
  document.title = `${scenario.name} · Scenarios · Travel Safety Embeds`;
  const group = groups.find(({ scenarios }) => scenarios.includes(scenario));
  const back = element('p');
  back.append(Object.assign(element('a', 'All scenarios'), { href: '/demo/scenarios/' }));
  main.querySelector('h1')?.replaceChildren(scenario.name);
  main.querySelector('.intro')?.replaceChildren(`${scenario.description} ${group?.expected ?? ''}`);
  main.prepend(back);
  main.append(renderScenario(scenario));
}

startThemeSwitch();

const main = document.querySelector('main');
if (main) show(main);
