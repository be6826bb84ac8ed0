import type { Drizzle } from '#db/database.ts';
import { Problem } from '#problem.ts';

import { createKeyedHash } from '#secrets/secret-token.ts';
import { countAttempt, removeAttempts } from './throttle.repository.ts';

/** One counter and its limit within the window. */
export interface ThrottleRule {
  /**
   * Name of the counter, for example `login-account`. The counted value (an email address, for
   * example) is stored as a keyed hash only.
   */
  readonly name: string;
  readonly value: string;
  readonly max: number;
}

const windowMs = 15 * 60_000;

/**
 * Counters of attempts in the database, shared by all processes. Attempts for unknown email
 * addresses are counted as well, so that callers cannot tell unknown addresses from known ones.
 */
export interface Throttle {
  /** Counts an attempt. @throws Problem `request.rate-limited` when one of the rules is exceeded */
  attempt(rules: readonly ThrottleRule[]): Promise<void>;
  /** Removes a counted attempt that succeeded, so that only failures count. */
  removeAttempt(rules: readonly ThrottleRule[]): Promise<void>;
}

export function createThrottle(db: Drizzle, secret: string): Throttle {
  const getKey = (rule: ThrottleRule) => createKeyedHash(secret, rule.name, rule.value);
  /**
   * Counts an attempt. @returns the latest end of an exceeded window; null if no rule is exceeded
   */
  const addAttempt = async (rules: readonly ThrottleRule[]): Promise<Date | null> => {
    const limits = new Map(rules.map((rule) => [getKey(rule), rule.max]));
    const counts = await countAttempt(db, [...limits.keys()], new Date(Date.now() + windowMs));
    const exceededWindowEndsMs = counts
      .filter((counter) => counter.count > (limits.get(counter.key) ?? 0))
      .map((counter) => counter.windowEndsAt.getTime());
    return exceededWindowEndsMs.length > 0 ? new Date(Math.max(...exceededWindowEndsMs)) : null;
  };
  return {
    attempt: async (rules) => {
      const blockedUntil = await addAttempt(rules);
      if (!blockedUntil) return;
      const retryAfterSeconds = Math.max(
        1,
        Math.ceil((blockedUntil.getTime() - Date.now()) / 1000),
      );
      throw new Problem('request.rate-limited', { retryAfterSeconds });
    },
    removeAttempt: (rules) => removeAttempts(db, rules.map(getKey)),
  };
}
