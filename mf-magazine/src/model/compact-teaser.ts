import type { ArticleTeaser } from './teaser.ts';

/** What little of an article travels to the browser where script shows lists. */
export interface CompactTeaser {
  readonly uuid: string;
  readonly href: string;
  readonly kicker: string | undefined;
  readonly headline: string;
  readonly lead: string | undefined;
  /** ISO date and time in UTC. */
  readonly date: string | undefined;
}

/** An article without picture and people. */
export function compactTeaser(article: ArticleTeaser): CompactTeaser {
  const { uuid, href, kicker, category, headline, lead, date } = article;
  return { uuid, href, kicker: kicker ?? category?.name, headline, lead, date };
}
