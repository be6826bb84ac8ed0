import type { AdKind, AdTeaser } from '@gruenland/shared-contracts/api/ads.ts';

export const AD_KIND_LABELS: Readonly<Record<AdKind, string>> = {
  biete: 'Biete',
  suche: 'Suche',
  tausche: 'Tausche',
  verleihe: 'Verleihe',
};

/**
 * Returns whether the price is the maximum that the owner of a wanted ad (kind `suche`) pays. It is
 * shown as „Preis bis“.
 */
export function isMaximumPrice({ kind, priceCents }: AdTeaser): boolean {
  return kind === 'suche' && priceCents !== null;
}
