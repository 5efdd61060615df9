import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { intervalOf, refreshController } from '../../src/data/refresh.js';

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
  const page = { visibilityState: 'visible' };
  const host = { refresh: '5', isConnected: true } as unknown as ReactiveControllerHost & Element & { refresh: string };
  let clock: ReactiveController;
  let asked: number;
  let see: (isIntersecting: boolean) => void;
  let nothing: () => void;
  /** The events listened to on the window, with the listeners' options. */
  const heard: Record<string, object> = {};

  const input = (): unknown => window.dispatchEvent(new Event('pointermove'));
  const window = new EventTarget();
  const look = (visibilityState: string): void => {
    page.visibilityState = visibilityState;
    window.dispatchEvent(new Event('visibilitychange'));
  };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    vi.stubGlobal('document', page);
    vi.stubGlobal('getComputedStyle', () => ({}));
    vi.stubGlobal('addEventListener', (type: string, listener: () => void, options: object) => {
      heard[type] = options;
      window.addEventListener(type, listener, options);
    });
    vi.stubGlobal('removeEventListener', (type: string, listener: () => void, options: object) => {
      Reflect.deleteProperty(heard, type);
      window.removeEventListener(type, listener, options);
    });
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (entries: readonly { isIntersecting: boolean; target: unknown }[]) => void) {
          see = (isIntersecting) => tell([{ isIntersecting, target: host }]);
          nothing = () => tell([]);
        }
        observe(): void {}
        unobserve(): void {}
      },
    );
    asked = 0;
    host.refresh = '5';
    page.visibilityState = 'visible';
    host.addController = (controller) => {
      clock = controller;
      controller.hostConnected?.();
    };
    refreshController(host, () => (asked += 1));
    see(true);
  });

  afterEach(() => {
    clock.hostDisconnected?.();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('asks again and again while a reader is there', () => {
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

  it('stops after half an hour without input', () => {
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

  it('does not ask before it was ever in view, nor after a report of nothing', () => {
    clock.hostDisconnected?.();
    refreshController(host, () => (asked += 1));
    vi.advanceTimersByTime(6 * MINUTE);
    expect(asked).toBe(0);
    nothing();
    expect(asked).toBe(0);
  });

  it('does not take the view of before for that of after it was put back', () => {
    clock.hostDisconnected?.();
    clock.hostConnected?.();
    vi.advanceTimersByTime(6 * MINUTE);
    expect(asked).toBe(0);
  });

  it('keeps its time however often the tag updates, and makes none for one that has left', () => {
    vi.advanceTimersByTime(4 * MINUTE);
    clock.hostUpdated?.();
    vi.advanceTimersByTime(MINUTE);
    expect(asked).toBe(1);
    clock.hostDisconnected?.();
    Object.assign(host, { refresh: '1', isConnected: false });
    clock.hostUpdated?.();
    expect(vi.getTimerCount()).toBe(0);
    Object.assign(host, { isConnected: true });
  });

  it('notices input wherever the page stops events, without delaying scrolling', () => {
    expect(heard).toMatchObject({ pointermove: { capture: true, passive: true }, scroll: { capture: true, passive: true } });
  });

  it('notices no input once it is removed', () => {
    clock.hostDisconnected?.();
    expect(Object.keys(heard).filter((type) => /point|key|wheel|scroll/.test(type))).toEqual([]);
  });
});
