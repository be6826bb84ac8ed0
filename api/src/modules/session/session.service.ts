import type { Drizzle } from '#db/database.ts';
import { hashToken, createSecretToken } from '#secrets/secret-token.ts';

import { sessionLifetimeDays } from './session-cookie.ts';
import {
  deleteFamily,
  deleteFamilyOfToken,
  insertSession,
  insertSuccessorToken,
  lockSession,
  markRotated,
  markSecondFactorUsed,
  prepareLiveSessionQuery,
  expireOlderFamilyTokens,
} from './session.repository.ts';
import type { LiveSession } from './session.repository.ts';

/**
 * Minimum age in ms at which a token is replaced. Every page load requests a renewal, so most
 * requests change nothing.
 */
const minRotationAgeMs = 86_400_000;
/**
 * Milliseconds for which the predecessors of a token stay valid after that token was presented.
 * Requests under way and other tabs may still send a predecessor.
 */
const gracePeriodMs = 30_000;

/**
 * Manages the sessions that the cookie identifies. Each session is one family of rotated tokens.
 */
export interface SessionService {
  /** Returns the session of a cookie's token, or null if the token is not valid. */
  find(token: string): Promise<LiveSession | null>;
  /** Starts a session for an authenticated user. @returns its token */
  start(userId: string, userAgent: string, secondFactor: boolean): Promise<string>;
  /** Records that the session of a token used a second factor. */
  recordSecondFactor(token: string): Promise<void>;
  /**
   * Replaces a token that is a day old by a new one that is valid for another 90 days. A replaced
   * token stays valid until its successor is presented: the response with the successor may be
   * lost.
   *
   * @returns the new token; the given token if it is under a day old; null if it is not valid
   */
  renew(token: string): Promise<string | null>;
  /**
   * Replaces a token of any age, after the user has proven or changed the password.
   *
   * @returns the new token; null when the token is not valid
   */
  replaceToken(token: string): Promise<string | null>;
  /** Ends the session of a token. */
  end(token: string): Promise<void>;
}

export function createSessionService(
  db: Drizzle,
  now: () => Date = () => new Date(),
): SessionService {
  const findLiveSession = prepareLiveSessionQuery(db);
  const rotateToken = (token: string, minAgeMs: number) =>
    db.transaction(async (tx) => {
      const session = await lockSession(tx, hashToken(token));
      if (!session) return null;
      const currentTime = now();
      if (session.expiresAt <= currentTime) {
        // A token was used after its successor had been presented and the grace period had ended.
        // A thief may have either of the two tokens, so all tokens of the family are ended.
        if (session.rotatedAt) await deleteFamily(tx, session.familyId);
        return null;
      }
      await expireOlderFamilyTokens(tx, session, new Date(currentTime.getTime() + gracePeriodMs));
      const isTooYoung = currentTime.getTime() - session.createdAt.getTime() < minAgeMs;
      if (isTooYoung && !session.rotatedAt) return token;
      const newToken = createSecretToken();
      const expiresAt = new Date(currentTime.getTime() + sessionLifetimeDays * 86_400_000);
      await insertSuccessorToken(tx, session, newToken.hash, expiresAt);
      await markRotated(tx, session.id);
      return newToken.token;
    });
  return {
    find: (token) => findLiveSession(hashToken(token)),
    start: async (userId, userAgent, secondFactor) => {
      const { token, hash } = createSecretToken();
      const expiresAt = new Date(now().getTime() + sessionLifetimeDays * 86_400_000);
      await insertSession(db, {
        userId,
        userAgent: userAgent.slice(0, 200),
        secondFactor,
        token: hash,
        expiresAt,
      });
      return token;
    },
    recordSecondFactor: (token) => markSecondFactorUsed(db, hashToken(token)),
    renew: (token) => rotateToken(token, minRotationAgeMs),
    replaceToken: (token) => rotateToken(token, Number.NEGATIVE_INFINITY),
    end: (token) => deleteFamilyOfToken(db, hashToken(token)),
  };
}
