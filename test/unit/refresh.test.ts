import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { intervalOf, Refresh } from '../../src/data/refresh.js';

const MINUTE = 60_000;

describe('the time between two questions', () => {
  it('is what the editor wrote, a fifth more or less', () => {
    expect([0, 0.5, 1].map((chance) => intervalOf(5, chance) / MINUTE)).toEqual([4, 5, 6]);
  });

  it('is never so long that a timer overflows', () => {
    expect(intervalOf(Number.MAX_VALUE, 1)).toBeLessThan(2 ** 31);
  });
});

describe('a tag with refresh', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const host = { refresh: '5', isConnected: true } as unknown as ReactiveControllerHost & Element & { refresh: string };
  let clock: ReactiveController;
  let asked: number;
  let see: (isIntersecting: boolean) => void;

  const input = (): unknown => window.dispatchEvent(new Event('pointermove'));
  const window = new EventTarget();
  const look = (visibilityState: string): void => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event('visibilitychange'));
  };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    vi.stubGlobal('document', page);
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
    vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
          see = (isIntersecting) => tell([{ isIntersecting }]);
        }
        observe(): void {}
        disconnect(): void {}
      },
    );
    asked = 0;
    host.refresh = '5';
    page.visibilityState = 'visible';
    host.addController = (controller) => controller.hostConnected?.();
    clock = new Refresh(host, () => (asked += 1));
    see(true);
  });

  afterEach(() => {
    clock.hostDisconnected?.();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('asks again and again while somebody looks', () => {
    vi.advanceTimersByTime(5 * MINUTE - 1);
    expect(asked).toBe(0);
    vi.advanceTimersByTime(1);
    expect(asked).toBe(1);
    vi.advanceTimersByTime(10 * MINUTE);
    expect(asked).toBe(3);
  });

  it('does not ask behind another page, and asks once on return', () => {
    look('hidden');
    vi.advanceTimersByTime(20 * MINUTE);
    expect(asked).toBe(0);
    look('visible');
    look('visible');
    expect(asked).toBe(1);
    vi.advanceTimersByTime(5 * MINUTE);
    expect(asked).toBe(2);
  });

  it('does not ask out of view, and asks once it is back', () => {
    see(false);
    vi.advanceTimersByTime(6 * MINUTE);
    expect(asked).toBe(0);
    see(true);
    expect(asked).toBe(1);
  });

  it('rests when nobody has touched anything for half an hour', () => {
    vi.advanceTimersByTime(120 * MINUTE);
    const rested = asked;
    expect(rested).toBeLessThanOrEqual(6);
    input();
    expect(asked).toBe(rested + 1);
    vi.advanceTimersByTime(5 * MINUTE);
    expect(asked).toBe(rested + 2);
  });

  it('stops when it is taken out, and begins anew when it is put back', () => {
    clock.hostDisconnected?.();
    vi.advanceTimersByTime(20 * MINUTE);
    input();
    look('visible');
    expect(asked).toBe(0);
    clock.hostConnected?.();
    see(true);
    vi.advanceTimersByTime(5 * MINUTE);
    expect(asked).toBe(1);
  });

  it('follows what is written', () => {
    host.refresh = '1';
    clock.hostUpdated?.();
    vi.advanceTimersByTime(MINUTE);
    expect(asked).toBe(1);
    host.refresh = '';
    clock.hostUpdated?.();
    vi.advanceTimersByTime(60 * MINUTE);
    expect(asked).toBe(1);
  });
});
