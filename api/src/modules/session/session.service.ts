import type { Drizzle } from '#db/database.ts';

import { sessionDays } from './auth-engine.ts';
import { hashToken, newSecretToken } from './secret-token.ts';
import {
  deleteFamily,
  deleteFamilyOf,
  insertSession,
  insertSuccessor,
  lockSession,
  markSecondFactor,
  prepareLiveSession,
  retire,
} from './session.repository.ts';
import type { LiveSession } from './session.repository.ts';
import { noteLogin } from './user.repository.ts';

/** How long a renewed token is still good, so that two tabs do not end each other's session. */
const graceMs = 30_000;

/** Sessions behind the cookie: a family of tokens per device, one of them the newest. */
export interface SessionService {
  /** What stands behind a cookie's token, or null. */
  find(token: string): Promise<LiveSession | null>;
  /** Starts a session on a device, whatever proved who somebody is. @returns its token */
  start(userId: string, userAgent: string, secondFactor: boolean): Promise<string>;
  /** A second factor was shown on this device. */
  noteSecondFactor(token: string): Promise<void>;
  /** Exchanges a token for its successor, good for another 90 days; null when it is not valid. */
  renew(token: string): Promise<string | null>;
  /** Ends the session on this device. */
  end(token: string): Promise<void>;
}

export function createSessionService(
  db: Drizzle,
  now: () => Date = () => new Date(),
): SessionService {
  const findLive = prepareLiveSession(db);
  return {
    find: (token) => findLive(hashToken(token)),
    start: async (userId, userAgent, secondFactor) => {
      const { token, hash } = newSecretToken();
      const expiresAt = new Date(now().getTime() + sessionDays * 86_400_000);
      await insertSession(db, {
        userId,
        userAgent: userAgent.slice(0, 200),
        secondFactor,
        token: hash,
        expiresAt,
      });
      await noteLogin(db, userId);
      return token;
    },
    noteSecondFactor: (token) => markSecondFactor(db, hashToken(token)),
    renew: (token) =>
      db.transaction(async (tx) => {
        const session = await lockSession(tx, hashToken(token));
        if (!session) return null;
        const at = now();
        if (session.expiresAt <= at) {
          // Its successor has long been in use, so whoever shows it now has an old copy of it:
          // nobody can tell who is the thief, and both lose the session.
          if (session.rotatedAt) await deleteFamily(tx, session.familyId);
          return null;
        }
        const next = newSecretToken();
        const expiresAt = new Date(at.getTime() + sessionDays * 86_400_000);
        await insertSuccessor(tx, session, next.hash, expiresAt);
        await retire(tx, session, new Date(at.getTime() + graceMs));
        return next.token;
      }),
    end: (token) => deleteFamilyOf(db, hashToken(token)),
  };
}
