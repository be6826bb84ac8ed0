import type { ArticleTeaser } from './teaser.ts';

/** A teaser with the few fields that are sent to the browser. */
export interface CompactTeaser {
  readonly uuid: string;
  readonly href: string;
  readonly kicker: string | undefined;
  readonly headline: string;
  readonly lead: string | undefined;
  /** ISO date and time in UTC. */
  readonly date: string | undefined;
}

/** Reduces an article to the fields that are sent to the browser. */
export function toCompactTeaser(article: ArticleTeaser): CompactTeaser {
  const { uuid, href, kicker, category, headline, lead, date } = article;
  return { uuid, href, kicker: kicker ?? category?.name, headline, lead, date };
}
