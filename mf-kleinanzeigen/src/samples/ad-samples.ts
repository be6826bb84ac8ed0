import type { AdDetail, AdList, AdTeaser } from '@gruenland/shared-contracts/api/ads.ts';

export const sampleAd: AdTeaser = {
  number: 211,
  slug: 'fendt-211-vario-kempten-211',
  title: 'Fendt 211 Vario, Bj. 2016',
  kind: 'biete',
  priceKind: 'vb',
  priceCents: 6_450_000,
  priceUnit: 'gesamt',
  postcode: '87435',
  place: 'Kempten',
  seller: 'privat',
  reserved: false,
  publishedAt: '2026-11-18T09:30:00.000Z',
  picture: {
    src: '/f/100001/2400x1600/579c319308/traktor-abend-herbst-2.jpg',
    alt: 'Fendt 211 Vario, Bild 1',
    width: 2400,
    height: 1600,
  },
  highlights: ['Bj.\u00a02016', '3.400\u00a0Std.', '110\u00a0PS'],
};
export const sampleWantedAd: AdTeaser = {
  ...sampleAd,
  number: 212,
  title: 'Suche Luzerneheu für Milchziegen',
  kind: 'suche',
  priceUnit: 't',
  priceCents: 26_000,
  seller: 'gewerblich',
  reserved: true,
  picture: null,
  highlights: [],
  distance: 23_400,
};

export const sampleBreadcrumbs = [
  { slug: 'landtechnik', name: 'Landtechnik' },
  { slug: 'traktoren', name: 'Traktoren' },
];
export const sampleAdList: AdList = {
  total: 431,
  page: 2,
  pages: 18,
  ads: [sampleAd, sampleWantedAd],
  trail: [],
  categories: [{ slug: 'landtechnik', name: 'Landtechnik', count: 214 }],
  facets: [
    {
      kind: 'choice',
      name: 'art',
      label: 'Art',
      options: [
        { value: 'biete', label: 'Ich biete', count: 402, chosen: true },
        { value: 'suche', label: 'Ich suche', count: 29, chosen: false },
      ],
    },
    { kind: 'range', name: 'a-ps', label: 'Leistung', unit: 'PS', from: 90, to: null },
  ],
  near: { place: 'Kempten', postcode: '87435', radius: 50 },
};
export const sampleAdDetail: AdDetail = {
  ...sampleAd,
  usualPrice: { fromCents: 5_800_000, toCents: 7_100_000, ads: 14 },
  description: 'Gepflegter Schlepper aus einem Grünlandbetrieb.\n\nBesichtigung gern nach Anruf.',
  condition: 'gebraucht',
  facts: [
    { label: 'Marke', value: 'Fendt' },
    { label: 'Leistung', value: '110\u00a0PS (81\u00a0kW)' },
    { label: 'Zustand', value: 'Gebraucht' },
  ],
  pictures: sampleAd.picture
    ? [sampleAd.picture, { ...sampleAd.picture, src: `${sampleAd.picture.src}?2` }]
    : [],
  region: 'BY',
  lat: 47.73,
  lng: 10.31,
  sellerName: 'Hof Lindental',
  delivery: ['abholung', 'lieferung'],
  state: 'active',
  expiresAt: '2027-01-17T09:30:00.000Z',
  trail: sampleBreadcrumbs,
  similar: [sampleWantedAd],
};
export const SAMPLE_AD_URL = 'https://gruenland.example/kleinanzeigen/fendt-211-vario-kempten-211';
