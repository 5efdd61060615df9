import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import { page } from '../api/page.js';
import type { Problem } from '../model/failure.js';
import type { Slip, Words } from './slip.js';
import type { Trouble } from './trouble.js';

export interface ExtrasHost extends ReactiveControllerHost, Element, Words {
  /** The first invalid attribute among those that only this tag has and its data does not depend on. */
  readonly slip?: Problem | undefined;
  reload(): Promise<void>;
}

/** Valid theme, palette, loading, heading-level and refresh, joined by commas. A refresh that is no whole number is checked in slip.ts. */
const ORDINARY = /^(auto|light|dark)?,(sequential)?,(lazy|eager)?,[1-6]?,([1-9]\d*)?$/;

/** Code that is loaded only if an attribute calls for it: the clock for `refresh`, and the sentence about an invalid attribute. */
export class Extras implements ReactiveController {
  readonly #host: ExtrasHost;
  readonly #trouble: Trouble;
  #hasClock = false;
  #slip: Slip | undefined;

  constructor(host: ExtrasHost, trouble: Trouble) {
    this.#host = host;
    this.#trouble = trouble;
    host.addController(this);
  }

  hostUpdated(): void {
    const host = this.#host;
    const { theme, palette, loading, headingLevel, refresh } = host;
    if (refresh && !this.#hasClock) import('../data/refresh.js').then(({ Refresh }) => new Refresh(host, () => host.reload())).catch(() => {});
    this.#hasClock ||= Boolean(refresh);
    const isOrdinary = ORDINARY.test([theme || page.settings.theme, palette, loading, headingLevel, refresh].join());
    if (!this.#slip && (!isOrdinary || host.slip)) import('./slip.js').then(({ Slip }) => (this.#slip ??= new Slip(host, this.#trouble))).catch(() => {});
  }

  /** The sentence about an invalid attribute. */
  view(): TemplateResult | undefined {
    return this.#slip?.view();
  }
}
