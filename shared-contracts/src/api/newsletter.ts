import type {
  accountNewslettersSchema,
  changeNewsletterRequestSchema,
  newsletterConfirmResponseSchema,
  newsletterListsSchema,
  subscribeNewsletterRequestSchema,
} from './newsletter.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

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

/** Response to `GET /api/newsletter/lists`. */
export type NewsletterLists = SchemaOutput<typeof newsletterListsSchema>;

/**
 * Body of `POST /api/newsletter/subscribe`, which sends a confirmation mail. The response never
 * reveals whether the email address is known.
 */
export type SubscribeNewsletterRequest = SchemaOutput<typeof subscribeNewsletterRequestSchema>;

export type NewsletterConfirmResponse = SchemaOutput<typeof newsletterConfirmResponseSchema>;

/** One newsletter on the account page. */
export interface AccountNewsletter extends NewsletterList {
  readonly state: 'none' | 'pending' | 'active';
  readonly frequency: NewsletterFrequency;
  /** End of the pause in ISO 8601 format; null if the newsletter is not paused. */
  readonly pausedUntil: string | null;
}

/** Response to `GET /api/account/newsletter`. */
export type AccountNewsletters = SchemaOutput<typeof accountNewslettersSchema>;

/** Body of `POST /api/account/newsletter`: the user's new settings for one newsletter. */
export type ChangeNewsletterRequest = SchemaOutput<typeof changeNewsletterRequestSchema>;
