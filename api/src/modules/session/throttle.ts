import type { Drizzle } from '#db/database.ts';
import { Problem } from '#problem.ts';

import { createKeyedHash } from '#secrets/secret-token.ts';
import { countAttempt, removeAttempts } from './throttle.repository.ts';

/** A counter and the number of attempts that it allows within a window of 15 minutes. */
export interface ThrottleRule {
  /**
   * Name of the counter, for example `login-account`. `value` (for example an email address) is
   * stored only as a keyed hash.
   */
  readonly name: string;
  readonly value: string;
  readonly max: number;
}

const windowMs = 15 * 60_000;

/**
 * Counts attempts in the database, for all processes together. Attempts with unknown email
 * addresses count as well, so that callers cannot tell unknown addresses from known ones.
 */
export interface Throttle {
  /** Counts an attempt. @throws Problem `request.rate-limited` when one of the rules is exceeded */
  attempt(rules: readonly ThrottleRule[]): Promise<void>;
  /** Uncounts an attempt after it succeeded, so that only failures count. */
  removeAttempt(rules: readonly ThrottleRule[]): Promise<void>;
}

export function createThrottle(db: Drizzle, secret: string): Throttle {
  const getKey = (rule: ThrottleRule) => createKeyedHash(secret, rule.name, rule.value);
  /**
   * Counts an attempt. @returns the end of the exceeded window that ends last; null if no rule is
   * exceeded
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
