import type { ArticleKind } from '#model/teaser.ts';

/** Kinds of articles as readers know them; a plain article has no name. */
export const KIND_NAMES: Readonly<Partial<Record<ArticleKind, string>>> = {
  interview: 'Interview',
  bericht: 'Bericht',
  reportage: 'Reportage',
  marktbericht: 'Marktbericht',
  firmennachricht: 'Firmennachricht',
  galerie: 'Bilder',
};
