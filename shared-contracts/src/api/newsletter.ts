/** A newsletter that can be subscribed to. */
export interface NewsletterList {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** German label of the frequency, for example „sonntags“. */
  readonly frequencyLabel: string;
}

/** `each`: every issue; `monthly`: one monthly digest. */
export const newsletterFrequencies = ['each', 'monthly'] as const;
export type NewsletterFrequency = (typeof newsletterFrequencies)[number];

/** `GET /api/newsletter/lists` */
export interface NewsletterLists {
  readonly lists: readonly NewsletterList[];
  /** Consent text, shown next to the button and stored as evidence. */
  readonly consentText: string;
}

/**
 * `POST /api/newsletter/subscribe`: sends a confirmation mail. The answer never reveals whether the
 * email address is known.
 */
export interface SubscribeNewsletterRequest {
  readonly email: string;
  readonly listIds: readonly string[];
  readonly firstName?: string | null | undefined;
  /** Path of the page with the form. */
  readonly page: string;
}

/** `POST /api/newsletter/confirm`, `/unsubscribe`: code from a mail link. */
export interface NewsletterCodeRequest {
  readonly code: string;
}

export interface NewsletterConfirmAnswer {
  /** `already`: the subscription had been confirmed earlier. */
  readonly state: 'confirmed' | 'already';
  readonly lists: readonly string[];
}

export interface NewsletterUnsubscribeAnswer {
  readonly list: string;
}

/** One newsletter on the account page. */
export interface AccountNewsletter extends NewsletterList {
  readonly state: 'none' | 'pending' | 'active';
  readonly frequency: NewsletterFrequency;
  /** Time in ISO 8601 format. */
  readonly pausedUntil: string | null;
}

/** `GET /api/account/newsletter` */
export interface AccountNewsletters {
  readonly email: string;
  readonly lists: readonly AccountNewsletter[];
  readonly consentText: string;
}

/** `POST /api/account/newsletter`: new settings for one newsletter. */
export interface ChangeNewsletterRequest {
  readonly listId: string;
  readonly subscribed: boolean;
  readonly frequency?: NewsletterFrequency | undefined;
  /** True pauses the newsletter for 30 days, false ends a pause. */
  readonly paused?: boolean | undefined;
}
