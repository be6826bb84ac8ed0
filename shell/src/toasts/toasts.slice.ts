import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
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

export const toastsSlice = createSlice({
  name: 'toasts',
  initialState: [] as readonly Toast[],
  reducers: {
    toastAdded: (state, { payload }: PayloadAction<Toast>) => [...state, payload],
    toastRemoved: (state, { payload }: PayloadAction<string>) =>
      state.filter((toast) => toast.id !== payload),
  },
});

export const { toastAdded, toastRemoved } = toastsSlice.actions;
