import type { Plan } from '../../demo/builder/snippet-parts.js';
import { FORMATS } from '../../demo/builder/snippets.js';

export const HOSTILE = `"><script>alert(1)</script>{{ 1 + 1 }}{alert(2)} \${3} & 'it’s' \\" \`x\` ]] [b] </country-risk> <!--\nsecond line`;

export const plan = (change: Partial<Plan> = {}): Plan => ({
  tag: 'country-risk',
  attributes: { country: 'JP' },
  text: 'Japan: travel safety',
  link: '',
  picture: undefined,
  notes: [],
  height: 790,
  hasOwnHeight: false,
  showMore: 'All of it',
  answers: [],
  asOf: '2026-05-20T10:00:00.000Z',
  folder: 'https://cdn.example/v0/',
  api: 'https://api.example',
  integrity: {},
  framePath: 'JP/',
  frameApi: undefined,
  hasFrameTiles: true,
  frameLang: undefined,
  ...change,
});

export const ANSWER = JSON.stringify({ country: { iso2: 'JP', name: `</script><!-- {x} {{ y }} 'z' "` } });
export const hostile = plan({ attributes: { country: 'JP', name: HOSTILE }, text: HOSTILE, link: `https://news.example/?a="b"&c={d}`, answers: [ANSWER] });
const partsOf = (name: string, from: Plan) => FORMATS.find((way) => way.name === name)?.parts(from) ?? [];
export const codeOf = (name: string, from: Plan, place = 0): string => partsOf(name, from)[place]?.code ?? '';
