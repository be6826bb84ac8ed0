import type { Drizzle } from '#db/database.ts';

import { sessionDays } from './auth-engine.ts';
import { hashToken, createSecretToken } from './secret-token.ts';
import {
  deleteFamily,
  deleteFamilyOfToken,
  insertSession,
  insertSuccessor,
  lockSession,
  markSecondFactor,
  prepareLiveSession,
  expireOlderTokens,
} from './session.repository.ts';
import type { LiveSession } from './session.repository.ts';
import { recordLogin } from './user.repository.ts';

/**
 * Milliseconds for which a renewed token stays valid, so that two tabs do not end each other's
 * session.
 */
const graceMs = 30_000;

/** Sessions that the cookie identifies: one family of rotated tokens per device. */
export interface SessionService {
  /** Returns the session of a cookie's token; null if it is not valid. */
  find(token: string): Promise<LiveSession | null>;
  /** Starts a session for an authenticated user. @returns its token */
  start(userId: string, userAgent: string, secondFactor: boolean): Promise<string>;
  /** Records that the session of a token used a second factor. */
  recordSecondFactor(token: string): Promise<void>;
  /**
   * Replaces a token by a new one that is valid for another 90 days; returns null when the token is
   * not valid.
   */
  renew(token: string): Promise<string | null>;
  /** Ends the session of a token. */
  end(token: string): Promise<void>;
}

export function createSessionService(
  db: Drizzle,
  now: () => Date = () => new Date(),
): SessionService {
  const findLiveSession = prepareLiveSession(db);
  return {
    find: (token) => findLiveSession(hashToken(token)),
    start: async (userId, userAgent, secondFactor) => {
      const { token, hash } = createSecretToken();
      const expiresAt = new Date(now().getTime() + sessionDays * 86_400_000);
      await insertSession(db, {
        userId,
        userAgent: userAgent.slice(0, 200),
        secondFactor,
        token: hash,
        expiresAt,
      });
      await recordLogin(db, userId);
      return token;
    },
    recordSecondFactor: (token) => markSecondFactor(db, hashToken(token)),
    renew: (token) =>
      db.transaction(async (tx) => {
        const session = await lockSession(tx, hashToken(token));
        if (!session) return null;
        const currentTime = now();
        if (session.expiresAt <= currentTime) {
          // A token was used after its successor was issued and the grace period had ended. A thief
          // may have either of the two tokens, so all tokens of the family are ended.
          if (session.rotatedAt) await deleteFamily(tx, session.familyId);
          return null;
        }
        const newToken = createSecretToken();
        const expiresAt = new Date(currentTime.getTime() + sessionDays * 86_400_000);
        await insertSuccessor(tx, session, newToken.hash, expiresAt);
        await expireOlderTokens(tx, session, new Date(currentTime.getTime() + graceMs));
        return newToken.token;
      }),
    end: (token) => deleteFamilyOfToken(db, hashToken(token)),
  };
}
