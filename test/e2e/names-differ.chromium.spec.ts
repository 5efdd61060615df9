// What a screen reader lists of a page: only Chromium exposes what it passes on.
import { expect, expectMovable, expectState, test } from '../support/newsroom.js';

/** Pairs of tags as they may follow each other in a story, including a table and a list beside the map of the same data. */
const PAIRS = [
  ['country-risk', 'country="KE"', 'country="TH"'],
  ['country-compare', 'countries="KE TH"', 'countries="FR JP"'],
  ['incident-list', 'country="FR"', 'country="TH"'],
  ['incident-map', 'country="FR"', 'country="JP" hours="24"'],
  ['risk-table', '', 'region="Africa"'],
  ['risk-map', '', 'region="Africa"'],
] as const;

/** Roles that are listed, or announced when the focus enters. */
const LISTED = ['region', 'toolbar', 'table', 'group'];

interface Node {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly description?: { readonly value: string };
  readonly childIds?: readonly string[];
}

/** How many words in a row, if repeated, count as saying something twice. */
const RUN = 4;

function saysTwice(name: string): boolean {
  const words = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const runs = words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(' '));
  return new Set(runs).size < runs.length;
}

test('no two parts of a page have one name, and none says a thing twice', async ({ newsroom, page }) => {
  await newsroom.open(PAIRS.map(([tag, ...each]) => each.map((attributes) => `<${tag} ${attributes} loading="eager"></${tag}>`).join('')).join(''));
  for (const tag of await page.locator('body > [loading]').all()) await expectState(tag, 'ready');
  for (const map of await page.locator('body > :is(incident-map, risk-map)').all()) await expectMovable(map);
  await expect(page.locator('[part=legend]')).toHaveCount(6);
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: readonly Node[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const names: string[] = [];
  const heard: string[] = [];
  const walk = ({ ignored, role, name, description, childIds = [] }: Node, isInGroup: boolean, around = ''): void => {
    // When the focus enters an application, the group around it is announced too.
    const said = `${name?.value}. ${description?.value ?? ''}`;
    if (!ignored && role?.value === 'application') heard.push(`${around} ${said}`);
    const isGroup = !ignored && role?.value === 'group';
    const children = childIds.flatMap((id) => byId.get(id) ?? []);
    // A group in a group is announced after the outer one's name; the box of a table is named by its number of rows.
    const isPart = isGroup && (isInGroup || children.some((child) => child.role?.value === 'table'));
    if (!ignored && LISTED.includes(role?.value ?? '') && !isPart) names.push(name?.value ?? '');
    for (const child of children) walk(child, isInGroup || isGroup, isGroup ? said : around);
  };
  for (const root of nodes.slice(0, 1)) walk(root, false);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name, place) => !name || names.indexOf(name) !== place)).toEqual([]);
  expect(names.filter(saysTwice)).toEqual([]);
  expect(heard).toHaveLength(2);
  expect(heard.filter(saysTwice)).toEqual([]);
});
