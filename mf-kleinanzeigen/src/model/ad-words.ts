import type { AdKind, AdTeaser } from '@gruenland/shared-contracts/api/ads.ts';

export const KIND_WORDS: Readonly<Record<AdKind, string>> = {
  biete: 'Biete',
  suche: 'Suche',
  tausche: 'Tausche',
  verleihe: 'Verleihe',
};

/** „Preis bis“ before the price of somebody who is looking for something. */
export function isWish({ kind, priceCents }: AdTeaser): boolean {
  return kind === 'suche' && priceCents !== null;
}
