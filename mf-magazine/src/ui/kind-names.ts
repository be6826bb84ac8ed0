import type { ArticleKind } from '#model/teaser.ts';

/** German names of the kinds of articles. Plain articles have no name. */
export const KIND_NAMES: Readonly<Partial<Record<ArticleKind, string>>> = {
  interview: 'Interview',
  bericht: 'Bericht',
  reportage: 'Reportage',
  marktbericht: 'Marktbericht',
  firmennachricht: 'Firmennachricht',
  galerie: 'Bilder',
};
