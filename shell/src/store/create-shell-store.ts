import { combineReducers, legacy_createStore as createStore } from '@reduxjs/toolkit';
import type { StoreSlice } from '@gruenland/shared-contracts/shell-api.ts';
import { navigationReducer } from '#navigation/navigation.slice.ts';
import { sessionReducer } from '#session/session.slice.ts';
import { toastsReducer } from '#toasts/toasts.slice.ts';

const SHELL_REDUCERS = {
  session: sessionReducer,
  toasts: toastsReducer,
  navigation: navigationReducer,
};

/**
 * Creates the Redux store: one per request on the server, one per tab in the browser. It uses only
 * the core of Redux Toolkit: with `configureStore` and `createSlice`, thunks and Immer would be
 * part of the main script (decision 134).
 */
export function createShellStore() {
  const redux = createStore(combineReducers(SHELL_REDUCERS));
  const injectedReducers: Record<string, StoreSlice['reducer']> = {};
  return {
    redux,
    /**
     * Adds a slice of a remote; further calls with the same slice are ignored. The slice's state is
     * available immediately.
     */
    injectSlice: ({ reducerPath, reducer }: StoreSlice): void => {
      if (reducerPath in injectedReducers) return;
      injectedReducers[reducerPath] = reducer;
      const reducers = { ...injectedReducers, ...SHELL_REDUCERS };
      redux.replaceReducer(combineReducers(reducers) as Parameters<typeof redux.replaceReducer>[0]);
    },
  };
}

export type ShellStore = ReturnType<typeof createShellStore>;
export type ShellState = ReturnType<ShellStore['redux']['getState']>;
