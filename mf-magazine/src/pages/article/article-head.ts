import type { Article } from '#model/article.ts';

/** Head of an article: everything above its text. */
export interface ArticleHeadModel {
  readonly article: Omit<Article, 'body' | 'seo' | 'related'>;
  /** Number of words, for the reading time. */
  readonly words: number;
}

/** Widths of the hero, for the page and for its preload. */
export const HERO_PICTURE = { sizes: { xs: '100vw', lg: '92vw', xl: '945px' } } as const;

/** Reportages have a wider, flatter hero. */
export const REPORTAGE_HERO = {
  ratio: [2, 1],
  sizes: { xs: '100vw', xl: '1200px' },
} as const;
