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

/** One list as its desk sees it. */
export interface DeskList {
  readonly id: string;
  readonly name: string;
  readonly rhythm: string;
  /** Addresses by state. */
  readonly counts: Readonly<Record<SubscriberState, number>>;
  /** Of the last 30 days. */
  readonly came: number;
  readonly left: number;
}

/** `GET /api/redaktion/newsletter` */
export interface NewsletterDesk {
  readonly lists: readonly DeskList[];
  /** The latest twenty. */
  readonly issues: readonly IssueSummary[];
}

/** `POST /api/redaktion/newsletter/adressen/suchen`; by POST, so that no address stands in a log. */
export interface FindSubscriberRequest {
  readonly email: string;
}

export interface FoundSubscriber {
  /** Of one of its subscriptions. */
  readonly id: string;
}

export interface SubscriberList {
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

/** What proves that somebody wanted newsletters: words, page and both moments. */
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

/** `GET /api/redaktion/newsletter/adressen/{id}` */
export interface SubscriberHistory {
  readonly email: string;
  readonly lists: readonly SubscriberList[];
  readonly proofs: readonly ConsentProof[];
}

/** `POST /api/redaktion/newsletter/adressen/{id}/beenden` */
export interface EndSubscriptionRequest {
  readonly version: number;
}
