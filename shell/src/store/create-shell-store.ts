import { combineSlices, configureStore } from '@reduxjs/toolkit';
import type { StoreSlice } from '@gruenland/shared-contracts/shell-api.ts';
import { navigationSlice } from '#navigation/navigation.slice.ts';
import { sessionSlice } from '#session/session.slice.ts';
import { toastsSlice } from '#toasts/toasts.slice.ts';

/** Creates the Redux store: one per request on the server, one per tab in the browser. */
export function createShellStore() {
  const reducer = combineSlices(sessionSlice, toastsSlice, navigationSlice);
  const redux = configureStore({ reducer, devTools: false });
  const injectedPaths = new Set<string>();
  return {
    redux,
    /**
     * Adds a slice of a remote; further calls with the same slice are ignored. The slice's state is
     * available immediately.
     */
    injectSlice: (slice: StoreSlice): void => {
      if (injectedPaths.has(slice.reducerPath)) return;
      injectedPaths.add(slice.reducerPath);
      reducer.inject(slice as Parameters<typeof reducer.inject>[0]);
      redux.dispatch({ type: 'shell/slice-injected', payload: slice.reducerPath });
    },
  };
}

export type ShellStore = ReturnType<typeof createShellStore>;
export type ShellState = ReturnType<ShellStore['redux']['getState']>;
