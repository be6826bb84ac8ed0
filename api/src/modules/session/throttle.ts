import type { Drizzle } from '#db/database.ts';
import { Problem } from '#problem.ts';

import { keyedHash } from './secret-token.ts';
import { countAttempt, forgiveAttempt } from './throttle.repository.ts';

/** One counter: whose it is and how far it may go within the window. */
export interface ThrottleRule {
  /** For example `login-account` and an e-mail address; stored as a keyed hash only. */
  readonly name: string;
  readonly value: string;
  readonly max: number;
}

/** Mails to one address within 15 minutes, whoever asks for them. */
export const mailRule = (email: string): ThrottleRule => ({ name: 'mail', value: email, max: 5 });

const windowMs = 15 * 60_000;

/**
 * Counters in the database, so that they hold for all processes and survive a restart. They are
 * the same for known and unknown addresses and say nothing about them.
 */
export interface Throttle {
  /** Counts an attempt. @throws Problem `request.rate-limited` when one of the rules is exceeded. */
  attempt(rules: readonly ThrottleRule[]): Promise<void>;
  /** Counts an attempt and answers whether it is still allowed. */
  allows(rules: readonly ThrottleRule[]): Promise<boolean>;
  /** Only failures count: takes back the attempt. */
  forgive(rules: readonly ThrottleRule[]): Promise<void>;
}

export function createThrottle(db: Drizzle, secret: string): Throttle {
  const keyOf = (rule: ThrottleRule) => keyedHash(secret, rule.name, rule.value);
  /** End of the latest window that is full; null when none is. */
  const count = async (rules: readonly ThrottleRule[]): Promise<Date | null> => {
    const limits = new Map(rules.map((rule) => [keyOf(rule), rule.max]));
    const counts = await countAttempt(db, [...limits.keys()], new Date(Date.now() + windowMs));
    const ends = counts
      .filter((each) => each.count > (limits.get(each.key) ?? 0))
      .map((each) => each.windowEndsAt.getTime());
    return ends.length > 0 ? new Date(Math.max(...ends)) : null;
  };
  return {
    attempt: async (rules) => {
      const until = await count(rules);
      if (!until) return;
      const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1000));
      throw new Problem('request.rate-limited', { retryAfterSeconds });
    },
    allows: async (rules) => (await count(rules)) === null,
    forgive: (rules) => forgiveAttempt(db, rules.map(keyOf)),
  };
}
