import type { Drizzle } from '#db/database.ts';

/**
 * Erases the rows whose period is over: deletes them or removes the personal data from them.
 *
 * @param before `now` minus the days of the period
 */
export type EraseExpired = (db: Drizzle, before: Date, now: Date) => Promise<unknown>;

/** A period after which rows of a table are erased. */
export interface RetentionPeriod {
  /** Describes the rows, and what is removed from them if they are not deleted. */
  readonly rows: string;
  readonly days: number;
  /** The event from which the days are counted. */
  readonly from: string;
  /** Law, decision or need that determines the number of days. */
  readonly reason: string;
  /** Function that erases the rows, or name of a daily task that does so after `days`. */
  readonly erase: EraseExpired | string;
}

/**
 * Says when the rows of a table are erased. Each rule sets at least one property besides `persons`.
 */
export interface RetentionRule {
  /** The people whom the rows identify, or the reason why the rows identify nobody. */
  readonly persons: string;
  readonly periods?: readonly RetentionPeriod[];
  /**
   * Tables to which rows of this table refer. Deleting a row there also deletes the rows that refer
   * to it.
   */
  readonly deletedWith?: readonly string[];
  /** For rows without a period: how long they are kept, or why they stay. */
  readonly retentionNote?: string;
}

/** Rules by the name of the table. */
export type RetentionRules = Readonly<Record<string, RetentionRule>>;

/** Reason for the short retention period of unconfirmed rows. */
export const foreignEmailReason = 'the address may belong to another person';

/** Periods of the site that several rules share, in days. */
export const sharedRetentionDays = {
  /** Unconfirmed rows, which a visitor can create with another person's email address. */
  unconfirmed: 7,
  /**
   * Ended ads, events and job postings: shown for thirty days, then kept six months for appeals
   * (Art. 20 DSA).
   */
  endedEntry: 214,
  /** Limitation of claims (§§ 195, 199 BGB): three years that begin at the end of the year of the
   * claim, so at most four years. */
  limitation: 1461,
} as const;
