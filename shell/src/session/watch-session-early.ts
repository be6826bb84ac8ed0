import type { SessionResponse, User } from '@gruenland/shared-contracts/session.ts';
import type { TabNotifier } from './tab-notifier.ts';

/** What is known of the session before the main script runs. */
export interface EarlySession {
  /** Resolves when a user is signed in: the main script then refreshes the session. */
  readonly signedIn: Promise<void>;
  /**
   * Ends the watching and returns the user of the last read; null if the visitor is anonymous or
   * the read failed.
   */
  readonly take: () => Promise<User | null>;
}

/**
 * Reads the session of a page whose main script waits for an intent, and again when it changes in
 * another tab or the page returns from the back/forward cache (specification section 4).
 */
export function watchSessionEarly(apiBase: string, tabs: TabNotifier): EarlySession {
  const { promise: signedIn, resolve } = Promise.withResolvers<void>();
  const read = async (): Promise<User | null> => {
    const user = await fetchUser(apiBase);
    if (user) resolve();
    return user;
  };
  let isTaken = false;
  let lastRead = read();
  tabs.listen(() => {
    if (!isTaken) lastRead = read();
  });
  return {
    signedIn,
    take: () => {
      isTaken = true;
      return lastRead;
    },
  };
}

async function fetchUser(apiBase: string): Promise<User | null> {
  try {
    const response = await fetch(`${apiBase}/api/_auth/session`, {
      headers: { accept: 'application/json' },
    });
    if (!response.ok) return null;
    const { user } = (await response.json()) as SessionResponse;
    return user ?? null;
  } catch {
    return null;
  }
}
