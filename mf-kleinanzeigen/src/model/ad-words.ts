import type {
  AdKind,
  AdPicture,
  AdTeaser,
} from '@gruenland/shared-contracts/api/kleinanzeigen-ads.ts';
import type { Asset } from '@gruenland/shared-contracts/image.ts';

export const KIND_WORDS: Readonly<Record<AdKind, string>> = {
  biete: 'Biete',
  suche: 'Suche',
  tausche: 'Tausche',
  verleihe: 'Verleihe',
};

/** A photo as pictures are shown here. */
export function assetOf({ src, alt, width, height }: AdPicture): Asset {
  return { src, alt, width, height, caption: undefined, credit: undefined, focus: undefined };
}

/** „Preis bis“ before the price of somebody who is looking for something. */
export function isWish({ kind, priceCents }: AdTeaser): boolean {
  return kind === 'suche' && priceCents !== null;
}
