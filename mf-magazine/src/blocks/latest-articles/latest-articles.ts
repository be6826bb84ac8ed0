import type { ArticleTeaser } from '#model/teaser.ts';

/**
 * `list`: rows. `pair`: two of one size. `lead-list`: one large, the others as rows beside it.
 * `index`: one with picture, of the others the headlines. `words`: no pictures.
 */
export const LATEST_LAYOUTS = ['list', 'pair', 'lead-list', 'index', 'words'] as const;

/** Newest articles, of all or of one category. */
export interface LatestArticlesModel {
  readonly title: string | undefined;
  readonly count: number;
  /** Uuid of a category; articles of its sub-categories count too. */
  readonly category: string | undefined;
  /** Articles older than this are left out. */
  readonly days: number | undefined;
  readonly layout: (typeof LATEST_LAYOUTS)[number];
  /** Uuids of articles which the page shows already and this block must not. */
  readonly without: readonly string[];
  /** Uuids of articles that are shown only when there are not enough others. */
  readonly later: readonly string[];
}

export interface LatestArticlesData {
  readonly teasers: readonly ArticleTeaser[];
  readonly category: { readonly headline: string; readonly href: string } | undefined;
}
