import type { AdDetail } from '@gruenland/shared-contracts/api/ads.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

const AVAILABILITY_BY_STATE = {
  active: 'InStock',
  reserved: 'LimitedAvailability',
  sold: 'SoldOut',
  expired: 'Discontinued',
} as const;

/**
 * Returns the schema.org Product with its Offer. Returns null for a wanted ad (kind `suche`),
 * because it offers no product.
 */
export function createProductJsonLd(ad: AdDetail, siteUrl: string): object | null {
  if (ad.kind === 'suche') return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: ad.title,
    description: ad.description,
    image: ad.pictures.map(({ src }) => new URL(src, siteUrl).href),
    ...(ad.condition
      ? {
          itemCondition: `https://schema.org/${ad.condition === 'neu' ? 'NewCondition' : 'UsedCondition'}`,
        }
      : {}),
    offers: {
      '@type': 'Offer',
      url: `${siteUrl}${paths.ad(ad.slug)}`,
      ...(ad.priceCents === null || ad.net ? {} : { price: (ad.priceCents / 100).toFixed(2) }),
      // In schema.org data, a `price` alone is understood to include VAT, so a net price needs a
      // `priceSpecification`.
      ...(ad.priceCents !== null && ad.net
        ? {
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price: (ad.priceCents / 100).toFixed(2),
              priceCurrency: 'EUR',
              valueAddedTaxIncluded: false,
            },
          }
        : {}),
      ...(ad.priceKind === 'zu_verschenken' ? { price: '0.00' } : {}),
      priceCurrency: 'EUR',
      availability: `https://schema.org/${AVAILABILITY_BY_STATE[ad.state]}`,
      validThrough: ad.expiresAt,
      areaServed: `${ad.postcode} ${ad.place}`,
      seller: {
        '@type': ad.seller === 'privat' ? 'Person' : 'Organization',
        name: ad.sellerName,
      },
    },
  };
}
