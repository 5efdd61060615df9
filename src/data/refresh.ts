import type { ReactiveControllerHost } from 'lit';
import { isPageHidden, now } from '../model/page.js';
import { observeAttention } from './attention.js';

const MINUTE = 60_000;
/** After this time (ms) without input, a reader counts as gone. */
const IDLE = 30 * MINUTE;
const MAX_MINUTES = 24 * 60;
const INPUTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;
const PASSIVE = { capture: true, passive: true };

/** The refresh interval (ms): the editor's minutes, varied by up to a fifth, so that the readers of a story do not all request at once. `chance` is 0 to 1. */
export const intervalOf = (minutes: number, chance: number): number => Math.round(Math.min(minutes, MAX_MINUTES) * MINUTE * (0.8 + 0.4 * chance));

type Host = ReactiveControllerHost & Element & { readonly refresh: string };

/** Refreshes every few minutes while the page is visible, the tag near the viewport and the reader active. A missed refresh follows on return. */
export function refreshController(host: Host, ask: () => unknown): void {
  let stopObserving: (() => void) | undefined;
  let isTagNear = false;
  let inputAt = 0;
  let dueAt = 0;
  let lastRefresh = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function plan(): void {
    clearTimeout(timer);
    lastRefresh = host.refresh;
    const minutes = Number(lastRefresh);
    dueAt = Number.POSITIVE_INFINITY;
    if (!(minutes >= 1)) return;
    const pause = intervalOf(minutes, Math.random());
    dueAt = now() + pause;
    timer = setTimeout(refreshIfDue, pause);
  }

  function refreshIfDue(): void {
    const isWatched = isTagNear && !isPageHidden() && now() - inputAt < IDLE;
    if (now() < dueAt || !isWatched) return;
    plan();
    ask();
  }

  function onInput(): void {
    inputAt = now();
    refreshIfDue();
  }

  host.addController({
    hostConnected() {
      stopObserving = observeAttention(host, (isNear) => {
        isTagNear = isNear;
        refreshIfDue();
      });
      inputAt = now();
      for (const input of INPUTS) addEventListener(input, onInput, PASSIVE);
      plan();
    },
    hostDisconnected() {
      clearTimeout(timer);
      stopObserving?.();
      isTagNear = false;
      for (const input of INPUTS) removeEventListener(input, onInput, PASSIVE);
    },
    hostUpdated() {
      if (host.refresh !== lastRefresh && host.isConnected) plan();
    },
  });
}
