import { expect, jest, test } from '@jest/globals';
import { createSlice } from '@reduxjs/toolkit';
import { toastAdded } from '#toasts/toasts.slice.ts';
import { createShellStore } from './create-shell-store.ts';

const counterSlice = createSlice({
  name: 'counter',
  initialState: 0,
  reducers: { counted: (count) => count + 1 },
});

test('holds a slice of a remote beside the state of the shell', () => {
  const { redux, injectSlice } = createShellStore();
  redux.dispatch(
    toastAdded({
      id: 'a',
      severity: 'success',
      summary: 'Da',
      lifeMs: 1,
      closable: true,
      pausable: false,
    }),
  );
  injectSlice(counterSlice);
  expect(redux.getState()).toMatchObject({ counter: 0, toasts: [{ id: 'a' }] });
  const dispatch: (action: { type: string }) => unknown = redux.dispatch as never;
  dispatch(counterSlice.actions.counted());
  // A second call keeps the state.
  injectSlice(counterSlice);
  expect(redux.getState()).toMatchObject({ counter: 1, session: { ready: false } });
});

test('dispatches thunks of remotes', () => {
  const { redux, injectSlice } = createShellStore();
  injectSlice(counterSlice);
  const dispatch = redux.dispatch as (action: unknown) => unknown;
  const count = (next: typeof dispatch, getState: () => object) => {
    next(counterSlice.actions.counted());
    return getState();
  };
  expect(dispatch(count)).toMatchObject({ counter: 1 });
});

test('tells subscribers that a slice was added, and keeps the shell’s own reducers', () => {
  const { redux, injectSlice } = createShellStore();
  const listener = jest.fn();
  redux.subscribe(listener);
  injectSlice({ reducerPath: 'session', reducer: () => 'foreign' });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(redux.getState().session).toEqual({ ready: false, user: null, loggedIn: false });
});
