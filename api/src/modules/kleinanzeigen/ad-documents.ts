import { eq } from 'drizzle-orm';

import type { AdKind, AdSeller } from '@gruenland/shared-contracts/api/kleinanzeigen-ads.ts';
import { paths } from '@gruenland/shared-contracts/paths.ts';
import type {
  SearchCategory,
  SearchDocument,
} from '@gruenland/shared-contracts/search/search-document.ts';

import type { Executor } from '#db/database.ts';
import { kleinanzeigen } from '#db/tables/kleinanzeigen.ts';

import type { StoredAd } from './ad-record.repository.ts';
import { adSlug } from './ad-slug.ts';
import { readCatalogue } from './category-catalogue.ts';

const OFFERS: Readonly<Record<AdKind, string>> = {
  biete: 'Ich biete',
  suche: 'Ich suche',
  tausche: 'Ich tausche',
  verleihe: 'Ich verleihe',
};

const SELLERS: Readonly<Record<AdSeller, string>> = { privat: 'Privat', gewerblich: 'Gewerblich' };

const REGIONS: Readonly<Record<string, string>> = {
  BW: 'Baden-Württemberg',
  BY: 'Bayern',
  BE: 'Berlin',
  BB: 'Brandenburg',
  HB: 'Bremen',
  HH: 'Hamburg',
  HE: 'Hessen',
  MV: 'Mecklenburg-Vorpommern',
  NI: 'Niedersachsen',
  NW: 'Nordrhein-Westfalen',
  RP: 'Rheinland-Pfalz',
  SL: 'Saarland',
  SN: 'Sachsen',
  ST: 'Sachsen-Anhalt',
  SH: 'Schleswig-Holstein',
  TH: 'Thüringen',
};

function regionName(region: string): string {
  if (region.startsWith('AT')) return 'Österreich';
  return region.startsWith('CH') ? 'Schweiz' : (REGIONS[region] ?? region);
}

function categoryOf(trail: readonly { readonly name: string }[]): SearchCategory | undefined {
  const [lvl0, ...below] = trail.map((_link, at) =>
    trail
      .slice(0, at + 1)
      .map(({ name }) => name)
      .join(' > '),
  );
  const [lvl1, lvl2] = below;
  return lvl0 === undefined
    ? undefined
    : { lvl0, ...(lvl1 !== undefined && { lvl1 }), ...(lvl2 !== undefined && { lvl2 }) };
}

function documentOf(ad: StoredAd, category: SearchCategory | undefined): SearchDocument {
  const { attributes, pictures, priceCents, publishedAt } = ad;
  const brand = attributes['marke'];
  const [picture] = pictures;
  return {
    objectID: ad.id,
    kind: 'kleinanzeigen',
    title: ad.title,
    path: paths.kleinanzeige(adSlug(ad)),
    text: ad.description,
    ...(category && { category }),
    date: Math.floor((publishedAt ?? ad.createdAt).getTime() / 1000),
    ...(picture && { picture: { filename: picture.src, alt: picture.alt } }),
    offer: OFFERS[ad.kind],
    seller: SELLERS[ad.seller],
    ...(typeof brand === 'string' && { brand }),
    ...(priceCents !== null && { price: Math.round(priceCents / 100) }),
    region: regionName(ad.region),
    place: ad.place,
    hasPicture: picture !== undefined,
    _geoloc: { lat: ad.lat, lng: ad.lng },
  };
}

/** Ads that stand in lists, as the search knows them; nothing of who placed them. */
export async function readAdDocuments(db: Executor): Promise<SearchDocument[]> {
  const catalogue = await readCatalogue(db);
  const ads = await db.select().from(kleinanzeigen).where(eq(kleinanzeigen.listed, true));
  return ads.map((ad) =>
    documentOf(ad, categoryOf(catalogue.trail(catalogue.byId(ad.categoryId)))),
  );
}
