import type { PlaceCounts } from '@gruenland/shared-contracts/api/place-counts.ts';

/** Places for stories and tests. Immenstadt is 20 km from Kempten, Salzburg is not in Germany. */
export const PLACE_COUNTS: PlaceCounts = {
  places: [
    { postcode: '87435', place: 'Kempten', lat: 47.73, lng: 10.32, count: 12 },
    { postcode: '34117', place: 'Kassel', lat: 51.32, lng: 9.5, count: 9 },
    { postcode: '29221', place: 'Celle', lat: 52.62, lng: 10.08, count: 7 },
    { postcode: '49074', place: 'Osnabrück', lat: 52.28, lng: 8.05, count: 6 },
    { postcode: '01067', place: 'Dresden', lat: 51.05, lng: 13.74, count: 4 },
    { postcode: '18055', place: 'Rostock', lat: 54.09, lng: 12.13, count: 3 },
    { postcode: '87509', place: 'Immenstadt', lat: 47.56, lng: 10.22, count: 2 },
    { postcode: '54290', place: 'Trier', lat: 49.76, lng: 6.64, count: 1 },
    { postcode: '5020', place: 'Salzburg', lat: 47.8, lng: 13.04, count: 1 },
    { postcode: '1010', place: 'Wien', lat: 48.21, lng: 16.37, count: 1 },
  ],
  total: 49,
  near: null,
};

const KEMPTEN = { place: 'Kempten', postcode: '87435', lat: 47.73, lng: 10.32 };

/** The places within 25 km of Kempten. */
export const NEARBY_PLACE_COUNTS: PlaceCounts = {
  places: PLACE_COUNTS.places.filter(({ postcode }) => postcode.startsWith('87')),
  total: 14,
  near: { ...KEMPTEN, radius: 25 },
};
