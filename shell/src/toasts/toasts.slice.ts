import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { ToastSeverity } from '@gruenland/shared-contracts/shell-api.ts';

/** A toast as it is shown; functions stay outside the store. */
export interface Toast {
  readonly id: string;
  readonly severity: ToastSeverity;
  readonly summary: string;
  readonly detail?: string;
  readonly lifeMs: number;
  readonly closable: boolean;
  /** A hover handler was given: the toast pauses while the pointer rests on it. */
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
