import type { ToastSeverity } from '@gruenland/shared-contracts/shell-api.ts';

/** Data of a toast in the store; the toast client keeps the toast's functions. */
export interface Toast {
  readonly id: string;
  readonly severity: ToastSeverity;
  readonly summary: string;
  readonly detail?: string;
  readonly lifeMs: number;
  readonly closable: boolean;
  /** True if a hover handler was given: the toast's timer pauses on hover. */
  readonly pausable: boolean;
}

export const toastAdded = (toast: Toast) => ({ type: 'toasts/added', toast }) as const;

export const toastRemoved = (id: string) => ({ type: 'toasts/removed', id }) as const;

export function toastsReducer(
  state: readonly Toast[] = [],
  action: ReturnType<typeof toastAdded> | ReturnType<typeof toastRemoved>,
): readonly Toast[] {
  switch (action.type) {
    case 'toasts/added':
      return [...state, action.toast];
    case 'toasts/removed':
      return state.filter((toast) => toast.id !== action.id);
    default:
      return state;
  }
}
