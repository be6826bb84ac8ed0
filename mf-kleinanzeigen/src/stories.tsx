import type { AdDetail, AdList, AdTeaser } from '@gruenland/shared-contracts/api/ads.ts';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { ListPage } from '#pages/list/ListPage.tsx';
import { ListingPage } from '#pages/listing/ListingPage.tsx';
import { placeAdStories } from './stories/place-ad-stories.tsx';
import { SuccessPage } from '#pages/success/SuccessPage.tsx';
import { LatestAds } from '#slots/latest-ads/LatestAds.tsx';
import { jobStories } from './stories/job-stories.tsx';
import { messageStories } from './stories/message-stories.tsx';

const ad: AdTeaser = {
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
const wantedAd: AdTeaser = {
  ...ad,
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

const categoryTrail = [
  { slug: 'landtechnik', name: 'Landtechnik' },
  { slug: 'traktoren', name: 'Traktoren' },
];
const list: AdList = {
  total: 431,
  page: 2,
  pages: 18,
  ads: [ad, wantedAd],
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
const adDetail: AdDetail = {
  ...ad,
  description: 'Gepflegter Schlepper aus einem Grünlandbetrieb.\n\nBesichtigung gern nach Anruf.',
  condition: 'gebraucht',
  facts: [
    { label: 'Marke', value: 'Fendt' },
    { label: 'Leistung', value: '110\u00a0PS (81\u00a0kW)' },
  ],
  pictures: ad.picture ? [ad.picture, { ...ad.picture, src: `${ad.picture.src}?2` }] : [],
  region: 'BY',
  lat: 47.73,
  lng: 10.31,
  sellerName: 'Hof Lindental',
  delivery: ['abholung', 'lieferung'],
  state: 'active',
  expiresAt: '2027-01-17T09:30:00.000Z',
  trail: categoryTrail,
  similar: [wantedAd],
};
const url = 'https://gruenland.example/kleinanzeigen/fendt-211-vario-kempten-211';

/** Component examples of this package, shown at `/_internal/styleguide`. */
export const stories: readonly StoryDefinition[] = [
  {
    title: 'Kleinanzeigen / Liste',
    state: 'mit Filtern und Ort',
    view: () => (
      <ListPage
        params={{}}
        data={{ list, query: 'art=biete&a-ps-von=90&ort=87435&umkreis=50&seite=2' }}
      />
    ),
  },
  {
    title: 'Kleinanzeigen / Liste',
    state: 'nichts gefunden',
    view: () => (
      <ListPage
        params={{}}
        data={{
          list: {
            ...list,
            total: 0,
            pages: 0,
            page: 1,
            ads: [],
            trail: categoryTrail,
            categories: [],
            near: null,
          },
          query: 'kategorie=traktoren&ort=Nirgendheim',
        }}
      />
    ),
  },
  {
    title: 'Kleinanzeigen / Liste',
    state: 'Dienst nicht erreichbar',
    view: () => <ListPage params={{}} data={{ list: null, query: '' }} />,
  },
  {
    title: 'Kleinanzeigen / Anzeige',
    state: 'active',
    view: () => <ListingPage params={{}} data={{ ad: adDetail, url }} />,
  },
  {
    title: 'Kleinanzeigen / Anzeige',
    state: 'verkauft, ohne Bilder',
    view: () => (
      <ListingPage
        params={{}}
        data={{ ad: { ...adDetail, state: 'sold', pictures: [], facts: [], similar: [] }, url }}
      />
    ),
  },
  {
    title: 'Kleinanzeigen / Slot',
    state: 'neueste Anzeigen',
    view: () => <LatestAds props={{ count: 2 }} data={[ad, wantedAd]} />,
  },
  {
    title: 'Kleinanzeigen / Eingereicht',
    state: 'mit Titel',
    view: () => (
      <SuccessPage params={{}} data={{ title: 'Ballenpresse, 2 400 Ballen', ownAd: null, url }} />
    ),
  },
  ...placeAdStories(adDetail),
  ...messageStories,
  ...jobStories,
];
