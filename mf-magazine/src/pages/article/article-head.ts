import type { Article } from '#model/article.ts';
import type { ArticleKind } from '#model/teaser.ts';

/** Head of an article: everything above its text. */
export interface ArticleHeadModel {
  readonly article: Omit<Article, 'body' | 'seo' | 'related'>;
  /** Number of words, for the reading time. */
  readonly words: number;
}

/** Widths of the hero, for the page and for its preload. */
const HERO_PICTURE = { sizes: { xs: '100vw', lg: '92vw', xl: '945px' } } as const;

/** Galleries show their first picture across the page. */
const GALLERY_HERO = { ratio: [16, 9], sizes: { xs: '100vw', xl: '1200px' } } as const;

/** Reportages have a wider, flatter hero. */
const REPORTAGE_HERO = {
  ratio: [2, 1],
  sizes: { xs: '100vw', xl: '1200px' },
} as const;

/** Shape and widths of the hero by kind of article. */
export function heroShape(kind: ArticleKind) {
  if (kind === 'reportage') return REPORTAGE_HERO;
  return kind === 'galerie' ? GALLERY_HERO : HERO_PICTURE;
}
