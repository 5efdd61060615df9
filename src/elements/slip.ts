import type { ReactiveController, TemplateResult } from 'lit';
import { page } from '../api/page.js';
import { Failure, type Problem } from '../model/failure.js';
import type { ExtrasHost } from './extras.js';
import type { Trouble } from './trouble.js';

/** The values that each of these attributes accepts. */
const KNOWN = [
  ['theme', /^(auto|light|dark)?$/],
  ['palette', /^(sequential)?$/],
  ['loading', /^(lazy|eager)?$/],
  ['heading-level', /^[1-6]?$/],
] as const;

/** The attributes of every tag that its data does not depend on. */
export interface Words {
  readonly theme: string;
  readonly palette: string;
  readonly loading: string;
  readonly headingLevel: string;
  readonly refresh: string;
}

function slipIn({ theme, palette, loading, headingLevel, refresh }: Words): Problem | undefined {
  if (refresh && !(Number(refresh) >= 1)) return { problem: 'refresh', value: refresh };
  const values = { theme: theme || (page.settings.theme ?? ''), palette, loading, 'heading-level': headingLevel };
  const [problem] = KNOWN.find(([name, right]) => !right.test(values[name] || '')) ?? [];
  return problem && { problem, value: values[problem] };
}

const failed = (problem: Problem): Failure => new Failure('attribute', { problem });

/** An invalid attribute that the data does not depend on is ignored; a sentence below the data and on the console tells the editor. */
export class Slip implements ReactiveController {
  readonly #host: ExtrasHost;
  readonly #trouble: Trouble;
  #explained = '';

  constructor(host: ExtrasHost, trouble: Trouble) {
    this.#host = host;
    this.#trouble = trouble;
    host.addController(this);
    host.requestUpdate();
  }

  /** The sentence, once its words are loaded. */
  view(): TemplateResult | undefined {
    const problem = this.#problem;
    return problem && this.#trouble.view(failed(problem), '', () => {});
  }

  hostUpdated(): void {
    const problem = this.#problem;
    const found = problem ? JSON.stringify(problem) : '';
    if (found === this.#explained) return;
    this.#explained = found;
    if (problem) void this.#trouble.explain(failed(problem), '').then(() => this.#host.requestUpdate());
  }

  get #problem(): Problem | undefined {
    return slipIn(this.#host) ?? this.#host.slip;
  }
}
