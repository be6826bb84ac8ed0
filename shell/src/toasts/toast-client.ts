import type { ToastAction, ToastApi, ToastMessage } from '@gruenland/shared-contracts/shell-api.ts';
import type { ShellStore } from '#store/create-shell-store.ts';
import { ToastTimer } from './toast-timer.ts';
import { toastAdded, toastRemoved } from './toasts.slice.ts';

/**
 * Shows and closes toasts (specification section 4). Each toast closes after its own lifetime or by
 * its close button. A toast pauses on hover only if a hover handler is given. No library is used,
 * because libraries pause all toasts together.
 */
export class ToastClient implements ToastApi {
  readonly #store: ShellStore;
  readonly #timers = new Map<string, ToastTimer>();
  readonly hoverHandlers = new Map<string, () => void>();
  /** Links and buttons of toasts by id; the store cannot keep their functions. */
  readonly actions = new Map<string, ToastAction>();
  #toastCount = 0;

  constructor(store: ShellStore) {
    this.#store = store;
  }

  readonly add = (message: ToastMessage): string => {
    this.#toastCount += 1;
    const id = `toast-${this.#toastCount}`;
    const lifeMs = message.lifeMs ?? 0;
    if (message.onHover) this.hoverHandlers.set(id, message.onHover);
    if (message.action) this.actions.set(id, message.action);
    if (lifeMs > 0) this.#timers.set(id, new ToastTimer(lifeMs, () => this.remove(id)));
    this.#store.redux.dispatch(
      toastAdded({
        id,
        severity: message.severity,
        summary: message.summary,
        ...(message.detail ? { detail: message.detail } : {}),
        lifeMs,
        closable: message.closable ?? true,
        pausable: message.onHover !== undefined,
      }),
    );
    return id;
  };

  readonly remove = (id: string): void => {
    this.#timers.get(id)?.stop();
    this.#timers.delete(id);
    this.hoverHandlers.delete(id);
    this.actions.delete(id);
    this.#store.redux.dispatch(toastRemoved(id));
  };

  /** Runs the toast's hover handler and pauses its timer. */
  readonly startHover = (id: string): void => {
    const handler = this.hoverHandlers.get(id);
    if (!handler) return;
    handler();
    this.#timers.get(id)?.pause();
  };

  readonly endHover = (id: string): void => {
    if (this.hoverHandlers.has(id)) this.#timers.get(id)?.resume();
  };
}
