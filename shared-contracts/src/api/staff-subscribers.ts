import type {
  newsletterOverviewSchema,
  subscriberHistorySchema,
} from './staff-subscribers.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

import type { NewsletterFrequency } from '#api/newsletter.ts';

export const subscriberStates = [
  'pending',
  'active',
  'unsubscribed',
  'bounced',
  'complained',
] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/** A newsletter with its subscriber counts. */
export interface NewsletterListStats {
  readonly id: string;
  readonly name: string;
  readonly frequencyLabel: string;
  /** Number of email addresses by subscriber state. */
  readonly counts: Readonly<Record<SubscriberState, number>>;
  /**
   * Number of people who subscribed in the last 30 days; `left` is the number of people who
   * unsubscribed in these days.
   */
  readonly came: number;
  readonly left: number;
}

/** Response to `GET /api/staff/newsletter`. */
export type NewsletterOverview = SchemaOutput<typeof newsletterOverviewSchema>;

export interface SubscriberListState {
  readonly id: string;
  readonly listId: string;
  readonly name: string;
  readonly state: SubscriberState;
  readonly frequency: NewsletterFrequency;
  readonly pausedUntil: string | null;
  readonly confirmedAt: string | null;
  readonly endedAt: string | null;
  readonly version: number;
}

/**
 * Evidence of a subscriber's consent to a newsletter: text, page, and times of sign-up and
 * confirmation.
 */
export interface ConsentProof {
  readonly id: string;
  readonly lists: readonly string[];
  readonly text: string;
  readonly textVersion: string;
  readonly page: string;
  readonly source: string;
  readonly signedUpAt: string;
  readonly signUpAddress: string | null;
  readonly confirmedAt: string | null;
  readonly confirmAddress: string | null;
}

/** Response to `GET /api/staff/newsletter/subscribers/{id}`. */
export type SubscriberHistory = SchemaOutput<typeof subscriberHistorySchema>;
