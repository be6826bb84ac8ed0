import type { SessionState } from '@gruenland/shared-contracts/session.ts';
import { useSyncExternalStore } from 'react';
import { useShell } from './useShell.ts';

const SESSION_NOT_READY: SessionState = { ready: false, user: null, loggedIn: false };

/**
 * Returns the state of the visitor's session. On the server and during hydration `ready` is false,
 * because cached pages must be the same for all visitors (specification section 4).
 */
export function useSession(): SessionState {
  const { session } = useShell();
  return useSyncExternalStore(session.subscribe, session.getState, () => SESSION_NOT_READY);
}
