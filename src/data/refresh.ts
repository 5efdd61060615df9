import type { ReactiveControllerHost } from 'lit';
import { isPageHidden, now } from '../model/page.js';
import { attend } from './attention.js';

const MINUTE = 60_000;
/** A reader without any input for this long has left. */
const IDLE = 30 * MINUTE;
const MAX_MINUTES = 24 * 60;
const INPUTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;
const PASSIVE = { capture: true, passive: true };

/** How long to wait: the editor's minutes, up to a fifth more or less, so that the readers of a story do not all ask at once. */
export const intervalOf = (minutes: number, chance: number): number => Math.round(Math.min(minutes, MAX_MINUTES) * MINUTE * (0.8 + 0.4 * chance));

type Host = ReactiveControllerHost & Element & { readonly refresh: string };

/** Asks again every few minutes while the page is visible, the tag near the view and the reader active. If a refresh was missed, it asks on return. */
export function refreshController(host: Host, ask: () => unknown): void {
  let ignore: (() => void) | undefined;
  let isTagNear = false;
  let inputAt = 0;
  let dueAt = 0;
  let written = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function plan(): void {
    clearTimeout(timer);
    written = host.refresh;
    const minutes = Number(written);
    dueAt = Number.POSITIVE_INFINITY;
    if (!(minutes >= 1)) return;
    const pause = intervalOf(minutes, Math.random());
    dueAt = now() + pause;
    timer = setTimeout(askIfDue, pause);
  }

  function askIfDue(): void {
    const isWatched = isTagNear && !isPageHidden() && now() - inputAt < IDLE;
    if (now() < dueAt || !isWatched) return;
    plan();
    ask();
  }

  function onInput(): void {
    inputAt = now();
    askIfDue();
  }

  host.addController({
    hostConnected() {
      ignore = attend(host, (isNear) => {
        isTagNear = isNear;
        askIfDue();
      });
      inputAt = now();
      for (const input of INPUTS) addEventListener(input, onInput, PASSIVE);
      plan();
    },
    hostDisconnected() {
      clearTimeout(timer);
      ignore?.();
      isTagNear = false;
      for (const input of INPUTS) removeEventListener(input, onInput, PASSIVE);
    },
    hostUpdated() {
      if (host.refresh !== written && host.isConnected) plan();
    },
  });
}
