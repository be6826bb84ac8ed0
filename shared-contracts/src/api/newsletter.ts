/** A newsletter that can be ordered. */
export interface NewsletterList {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** In words: „sonntags“. */
  readonly rhythm: string;
}

/** `each`: every issue; `monthly`: the best of a month in one. */
export const newsletterFrequencies = ['each', 'monthly'] as const;
export type NewsletterFrequency = (typeof newsletterFrequencies)[number];

/** `GET /api/newsletter/lists` */
export interface NewsletterLists {
  readonly lists: readonly NewsletterList[];
  /** The words somebody agrees to; shown at the button, kept as proof. */
  readonly consentText: string;
}

/** `POST /api/newsletter/subscribe`: always answered alike; a mail asks for confirmation. */
export interface SubscribeNewsletterRequest {
  readonly email: string;
  readonly listIds: readonly string[];
  readonly firstName?: string | null | undefined;
  /** Own path of the page with the form. */
  readonly page: string;
}

/** `POST /api/newsletter/confirm`, `/unsubscribe`: the code of a link in a mail. */
export interface NewsletterCodeRequest {
  readonly code: string;
}

export interface NewsletterConfirmAnswer {
  /** `already`: it had been confirmed before. */
  readonly state: 'confirmed' | 'already';
  readonly lists: readonly string[];
}

export interface NewsletterUnsubscribeAnswer {
  readonly list: string;
}

/** One list on the account page. */
export interface AccountNewsletter extends NewsletterList {
  readonly state: 'none' | 'pending' | 'active';
  readonly frequency: NewsletterFrequency;
  /** ISO 8601. */
  readonly pausedUntil: string | null;
}

/** `GET /api/account/newsletter` */
export interface AccountNewsletters {
  readonly email: string;
  readonly lists: readonly AccountNewsletter[];
  readonly consentText: string;
}

/** `POST /api/account/newsletter`: what shall be with one list from now on. */
export interface ChangeNewsletterRequest {
  readonly listId: string;
  readonly subscribed: boolean;
  readonly frequency?: NewsletterFrequency | undefined;
  /** True: nothing for 30 days; false ends a pause. */
  readonly paused?: boolean | undefined;
}
