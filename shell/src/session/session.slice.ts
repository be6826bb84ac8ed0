import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { SessionState, User } from '@gruenland/shared-contracts/session.ts';

const initialState: SessionState = { ready: false, user: null, loggedIn: false };

/** The session of specification section 4. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** A read has finished, however it ended: ready from now on. */
    sessionRead: (_state, { payload }: PayloadAction<User | null>) => ({
      ready: true,
      user: payload,
      loggedIn: payload !== null,
    }),
  },
});

export const { sessionRead } = sessionSlice.actions;
