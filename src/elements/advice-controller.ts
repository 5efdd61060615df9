import type { ReactiveElement } from 'lit';
import { Lazy } from './lazy.js';

const loadAdvice = () => import('./advice.js');

/** The attributes that any element may have, and those that frameworks write. */
const COMMON = /^(id|class|style|slot|part|title|hidden|dir|role|is|inert|state|tabindex|data-.*|aria-.*|on.*)$|[^a-z_-]/;

/** Tells who looks at the console what an editor may have meant; the code for that is loaded where there may be something to say. */
export class AdviceController {
  readonly #tag: ReactiveElement;
  readonly #code: Lazy<Awaited<ReturnType<typeof loadAdvice>>>;

  constructor(tag: ReactiveElement) {
    this.#tag = tag;
    this.#code = new Lazy(tag, 'advice', loadAdvice);
  }

  async advise(holdsStory: boolean): Promise<void> {
    const { observedAttributes } = this.#tag.constructor as typeof ReactiveElement;
    const isStrange = this.#tag.getAttributeNames().some((name) => !observedAttributes.includes(name) && !COMMON.test(name));
    if (holdsStory || isStrange) (await this.#code.load())?.advise(this.#tag, holdsStory);
  }
}
