import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { SessionState, User } from '@gruenland/shared-contracts/session.ts';

const initialState: SessionState = { ready: false, user: null, loggedIn: false };

/** User of the session, and whether the session was read (specification section 4). */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** Dispatched after a request for the session's user has finished, successfully or not. */
    sessionRead: (_state, { payload }: PayloadAction<User | null>) => ({
      ready: true,
      user: payload,
      loggedIn: payload !== null,
    }),
  },
});

export const { sessionRead } = sessionSlice.actions;
