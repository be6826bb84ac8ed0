import type { AdTeaser } from '@gruenland/shared-contracts/api/ads.ts';
import { PriceText } from '@gruenland/shared-ui/format/PriceText.tsx';
import { isMaximumPrice } from '#model/ad-labels.ts';

/**
 * Shows the price of an ad. For a wanted ad (kind `suche`), this is the maximum price that its
 * owner pays.
 */
export function AdPrice({ ad, className }: { readonly ad: AdTeaser; readonly className?: string }) {
  const { priceCents, priceKind, priceUnit, net } = ad;
  return (
    <span className={className}>
      {isMaximumPrice(ad) ? 'bis ' : null}
      <PriceText cents={priceCents} kind={priceKind} unit={priceUnit} />
      {net ? ' netto' : null}
    </span>
  );
}
