import type { ReactiveControllerHost } from 'lit';

interface Host extends ReactiveControllerHost {
  printed?: number | undefined;
  performUpdate(): void;
}

/** Renders a tag without "3 hours ago" while its page is printed, before the next microtask: on paper that is untrue at once. */
export function listenForPrint(host: Host): void {
  const onPrint = ({ type }: Event): void => {
    host.printed = type === 'beforeprint' ? -Infinity : undefined;
    host.requestUpdate();
    host.performUpdate();
  };
  // Not from the map, which a list does without.
  const names = ['beforeprint', 'afterprint'];
  host.addController({
    hostConnected() {
      for (const name of names) addEventListener(name, onPrint);
    },
    hostDisconnected() {
      for (const name of names) removeEventListener(name, onPrint);
    },
  });
}
