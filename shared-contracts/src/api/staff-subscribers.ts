import type { IssueSummary } from '#api/staff-newsletter-issues.ts';
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
   * Number of new subscribers (`came`) and of people who unsubscribed (`left`) in the last 30 days.
   */
  readonly came: number;
  readonly left: number;
}

/** Answer of `GET /api/staff/newsletter`. */
export interface NewsletterOverview {
  readonly lists: readonly NewsletterListStats[];
  /** The twenty latest issues of all newsletters. */
  readonly issues: readonly IssueSummary[];
}

/**
 * Body of `POST /api/staff/newsletter/subscribers/search`. Not a GET request, so that logs contain
 * no email address.
 */
export interface FindSubscriberRequest {
  readonly email: string;
}

export interface FoundSubscriber {
  /** Id of one of the subscriptions that belong to the email address. */
  readonly id: string;
}

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

/** Evidence of consent to a newsletter: text, page, and times of sign-up and confirmation. */
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

/** Answer of `GET /api/staff/newsletter/subscribers/{id}`. */
export interface SubscriberHistory {
  readonly email: string;
  readonly lists: readonly SubscriberListState[];
  readonly proofs: readonly ConsentProof[];
}

/** Body of `POST /api/staff/newsletter/subscribers/{id}/end`. */
export interface EndSubscriptionRequest {
  readonly version: number;
}
