import type { ReactiveControllerHost } from 'lit';

/** Gives times in full while the page is printed: "3 hours ago" is wrong as soon as paper is read. Renders at once, because browsers print before the next microtask. */
export function listenForPrint(host: ReactiveControllerHost & { printed?: number | undefined; performUpdate(): void }): void {
  const onPrint = ({ type }: Event): void => {
    host.printed = type === 'beforeprint' ? -Infinity : undefined;
    host.requestUpdate();
    host.performUpdate();
  };
  // As in `ui/map-container`, a file that a list does not load.
  const names = ['beforeprint', 'afterprint'];
  host.addController({
    hostConnected() {
      for (const name of names) addEventListener(name, onPrint);
    },
    hostDisconnected() {
      for (const name of names) removeEventListener(name, onPrint);
      // Out of the page it gets no `afterprint`.
      host.printed = undefined;
    },
  });
}
