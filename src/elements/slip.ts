import type { ReactiveController, TemplateResult } from 'lit';
import { page } from '../api/page.js';
import { Failure, type Problem } from '../model/failure.js';
import type { ExtrasHost } from './extras.js';
import type { Trouble } from './trouble.js';

/** Attributes that are words, and which. */
const KNOWN = [
  ['theme', /^(auto|light|dark)?$/],
  ['palette', /^(sequential)?$/],
  ['loading', /^(lazy|eager)?$/],
  ['heading-level', /^[1-6]?$/],
] as const;

/** Attributes of every tag that its data does not depend on. */
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

/** A wrong attribute that the data does not depend on counts as not written: below the data stands the sentence an editor needs, and on the console. */
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

  /** The sentence, once it is there. */
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
