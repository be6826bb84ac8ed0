import type { Article } from '#model/article.ts';
import type { ArticleKind } from '#model/teaser.ts';

/** Model of the content above an article's text. */
export interface ArticleHeadModel {
  readonly article: Omit<Article, 'body' | 'seo' | 'related'>;
  /** Number of words, for the reading time. */
  readonly words: number;
}

/** Display widths of the hero. The `sizes` attribute and the preload use them. */
const HERO_PICTURE = { sizes: { xs: '100vw', lg: '92vw', xl: '945px' } } as const;

/** A gallery's hero is as wide as the page. */
const GALLERY_HERO = { ratio: [16, 9], sizes: { xs: '100vw', xl: '1200px' } } as const;

/**
 * The hero of a reportage is as wide as the page. Its aspect ratio is flatter than that of other
 * heroes.
 */
const REPORTAGE_HERO = {
  ratio: [2, 1],
  sizes: { xs: '100vw', xl: '1200px' },
} as const;

/** Returns the aspect ratio and display widths of the hero by kind of article. */
export function getHeroShape(kind: ArticleKind) {
  if (kind === 'reportage') return REPORTAGE_HERO;
  return kind === 'galerie' ? GALLERY_HERO : HERO_PICTURE;
}
