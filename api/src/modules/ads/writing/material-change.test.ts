import type { AdContent } from './ad-content.ts';
import { isMaterialChange } from './material-change.ts';

const contentBefore: AdContent = {
  kind: 'biete',
  title: 'Rundballenpresse mit Netzbindung',
  description: 'Gut gepflegt, immer in der Halle gestanden.',
  categoryId: '01KAB0GRN0KATEG0R1E0000001',
  priceKind: 'festpreis',
  priceCents: 1_000_000,
  priceUnit: 'gesamt',
  condition: 'gebraucht',
  attributes: { marke: 'Krone' },
  pictures: [],
  postcode: '87435',
  place: 'Kempten',
  region: 'BY',
  lat: 47.7,
  lng: 10.3,
  delivery: ['abholung'],
  seller: 'privat',
  sellerName: 'Anna Acker',
  guestEmail: null,
  details: {},
};

test.each<[string, Partial<AdContent>]>([
  ['a price that falls by more than 30 %', { priceCents: 690_000 }],
  ['a price that rises by more than 30 %', { priceCents: 1_310_000 }],
  ['a removed price', { priceCents: null }],
  ['another kind of price', { priceKind: 'vb' }],
  ['another unit', { priceUnit: 'Stück' }],
  ['another condition', { condition: 'neu' }],
  ['another postcode', { postcode: '87439' }],
  ['another place', { place: 'Zahlung per Vorkasse' }],
])('%s needs a review like a new ad', (_, changedFields) => {
  expect(isMaterialChange(contentBefore, { ...contentBefore, ...changedFields })).toBe(true);
});

test.each<[string, Partial<AdContent>]>([
  ['no change', {}],
  ['a price that falls a little', { priceCents: 700_000 }],
  ['a price that rises a little', { priceCents: 1_300_000 }],
  ['the delivery method', { delivery: ['versand'] }],
])('%s needs no review', (_, changedFields) => {
  expect(isMaterialChange(contentBefore, { ...contentBefore, ...changedFields })).toBe(false);
});
