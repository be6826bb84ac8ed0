import { combineReducers, legacy_createStore as createStore } from '@reduxjs/toolkit';
import type { Action, Dispatch, Store } from '@reduxjs/toolkit';
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
  const store = createStore(combineReducers(SHELL_REDUCERS));
  const redux = { ...store, dispatch: createDispatch(store) };
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
      store.replaceReducer(combineReducers(reducers) as Parameters<typeof store.replaceReducer>[0]);
    },
  };
}

type Thunk<ShellAction extends Action> = (
  dispatch: Dispatch<ShellAction>,
  getState: () => unknown,
) => ShellAction;

/** Lets remotes dispatch thunks, as contract 2 promises with the packages of Redux. */
function createDispatch<ShellAction extends Action>({
  dispatch,
  getState,
}: Store<unknown, ShellAction>): Dispatch<ShellAction> {
  const dispatchAny = (action: ShellAction | Thunk<ShellAction>): ShellAction =>
    typeof action === 'function'
      ? action(dispatchAny as typeof dispatch, getState)
      : dispatch(action);
  return dispatchAny as typeof dispatch;
}

export type ShellStore = ReturnType<typeof createShellStore>;
export type ShellState = ReturnType<ShellStore['redux']['getState']>;
