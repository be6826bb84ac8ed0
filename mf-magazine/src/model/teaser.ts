import type { Asset } from '@gruenland/shared-contracts/image.ts';

/** Kinds of articles. The kinds differ in appearance only. */
export const ARTICLE_KINDS = [
  'artikel',
  'interview',
  'bericht',
  'reportage',
  'marktbericht',
  'firmennachricht',
  'galerie',
] as const;

export type ArticleKind = (typeof ARTICLE_KINDS)[number];

/** A name and, if it has a page, the link to that page. */
export interface NamedLink {
  readonly name: string;
  readonly href: string | undefined;
}

/** An article in lists and on the front page. */
export interface ArticleTeaser {
  readonly uuid: string;
  readonly href: string;
  readonly kicker: string | undefined;
  readonly headline: string;
  readonly lead: string | undefined;
  readonly kind: ArticleKind;
  /** ISO date and time in UTC. */
  readonly date: string | undefined;
  readonly image: Asset | undefined;
  readonly category: NamedLink | undefined;
  readonly authors: readonly NamedLink[];
}
