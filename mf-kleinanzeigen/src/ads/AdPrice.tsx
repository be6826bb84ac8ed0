import type { AdTeaser } from '@gruenland/shared-contracts/api/ads.ts';
import { PriceText } from '@gruenland/shared-ui/format/PriceText.tsx';
import { isWish } from '#model/ad-words.ts';

/** What an ad costs, or what somebody would pay. */
export function AdPrice({ ad, className }: { readonly ad: AdTeaser; readonly className?: string }) {
  const { priceCents, priceKind, priceUnit, net } = ad;
  return (
    <span className={className}>
      {isWish(ad) ? 'bis ' : null}
      <PriceText cents={priceCents} kind={priceKind} unit={priceUnit} />
      {net ? ' netto' : null}
    </span>
  );
}
