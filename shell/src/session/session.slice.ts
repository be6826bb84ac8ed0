import type { SessionState, User } from '@gruenland/shared-contracts/session.ts';

const initialState: SessionState = { ready: false, user: null, loggedIn: false };

/** Dispatched after a request for the session's user has finished, successfully or not. */
export const sessionRead = (user: User | null) => ({ type: 'session/read', user }) as const;

/** User of the session, and whether the session was read (specification section 4). */
export function sessionReducer(
  state: SessionState = initialState,
  action: ReturnType<typeof sessionRead>,
): SessionState {
  if (action.type !== 'session/read') return state;
  return { ready: true, user: action.user, loggedIn: action.user !== null };
}
