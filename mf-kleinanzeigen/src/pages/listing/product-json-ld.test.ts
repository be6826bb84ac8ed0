import { expect, test } from '@jest/globals';
import type { AdDetail } from '@gruenland/shared-contracts/api/ads.ts';

import { createProductJsonLd } from './product-json-ld.ts';

const ad: AdDetail = {
  number: 7,
  slug: 'presse-kempten-7',
  title: 'Presse',
  kind: 'biete',
  priceKind: 'festpreis',
  priceCents: 1_250_000,
  priceUnit: 'gesamt',
  postcode: '87435',
  place: 'Kempten',
  seller: 'gewerblich',
  reserved: false,
  publishedAt: '2026-11-18T09:30:00.000Z',
  picture: null,
  highlights: [],
  state: 'active',
  description: 'Gut gepflegt.',
  condition: null,
  facts: [],
  pictures: [],
  region: 'BY',
  lat: 47.7,
  lng: 10.3,
  sellerName: 'Landtechnik Auer',
  delivery: [],
  expiresAt: '2027-01-17T09:30:00.000Z',
  trail: [],
  similar: [],
};

test('marks a net price as excluding VAT', () => {
  const site = 'https://gruenland.example';
  expect(createProductJsonLd(ad, site)).toMatchObject({ offers: { price: '12500.00' } });
  const productWithNetPrice = createProductJsonLd({ ...ad, net: true }, site) as { offers: object };
  expect(productWithNetPrice.offers).not.toHaveProperty('price');
  expect(productWithNetPrice.offers).toMatchObject({
    priceSpecification: { price: '12500.00', valueAddedTaxIncluded: false },
  });
});
