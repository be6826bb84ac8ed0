/** A newsletter that can be subscribed to. */
export interface NewsletterList {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** German label of the frequency, for example „sonntags“. */
  readonly frequencyLabel: string;
}

/** How often a subscriber gets a newsletter. `each`: every issue; `monthly`: one monthly digest. */
export const newsletterFrequencies = ['each', 'monthly'] as const;
export type NewsletterFrequency = (typeof newsletterFrequencies)[number];

/** Answer of `GET /api/newsletter/lists`. */
export interface NewsletterLists {
  readonly lists: readonly NewsletterList[];
  /** Consent text, shown next to the button and stored as evidence. */
  readonly consentText: string;
}

/**
 * Body of `POST /api/newsletter/subscribe`, which sends a confirmation mail. The answer never
 * reveals whether the email address is known.
 */
export interface SubscribeNewsletterRequest {
  readonly email: string;
  readonly listIds: readonly string[];
  readonly firstName?: string | null | undefined;
  /** Path of the page with the subscription form. */
  readonly page: string;
}

/** Body of `POST /api/newsletter/confirm` and `/unsubscribe`: the code from a mail link. */
export interface NewsletterCodeRequest {
  readonly code: string;
}

export interface NewsletterConfirmAnswer {
  /** `already`: the subscription was confirmed earlier. */
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
  /** End of the pause in ISO 8601 format; null if the newsletter is not paused. */
  readonly pausedUntil: string | null;
}

/** Answer of `GET /api/account/newsletter`. */
export interface AccountNewsletters {
  readonly email: string;
  readonly lists: readonly AccountNewsletter[];
  readonly consentText: string;
}

/** Body of `POST /api/account/newsletter`: the user's new settings for one newsletter. */
export interface ChangeNewsletterRequest {
  readonly listId: string;
  readonly subscribed: boolean;
  readonly frequency?: NewsletterFrequency | undefined;
  /** True pauses the newsletter for 30 days, false ends a pause. */
  readonly paused?: boolean | undefined;
}
