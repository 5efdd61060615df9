import type { ReactiveController, ReactiveControllerHost } from 'lit';

// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- it stands in for an element, of which controllers use very little
export interface FakeHost extends HTMLElement {}

/** A fake host for tests of controllers in Node; batches update requests like Lit. */
export class FakeHost implements ReactiveControllerHost {
  updates = 0;
  updateComplete = Promise.resolve(true);
  readonly shadowRoot = null;
  readonly localName = 'country-risk';
  isConnected = true;
  readonly #controllers = new Set<ReactiveController>();
  #isUpdatePending = false;

  addController(controller: ReactiveController): void {
    this.#controllers.add(controller);
  }

  removeController(controller: ReactiveController): void {
    this.#controllers.delete(controller);
  }

  requestUpdate(): void {
    if (this.#isUpdatePending) return;
    this.#isUpdatePending = true;
    this.updateComplete = Promise.resolve().then(() => this.#update());
  }

  connect(): void {
    this.isConnected = true;
    for (const controller of this.#controllers) controller.hostConnected?.();
  }

  disconnect(): void {
    this.isConnected = false;
    for (const controller of this.#controllers) controller.hostDisconnected?.();
  }

  #update(): boolean {
    this.#isUpdatePending = false;
    this.updates += 1;
    for (const controller of this.#controllers) controller.hostUpdate?.();
    for (const controller of this.#controllers) controller.hostUpdated?.();
    return true;
  }
}
