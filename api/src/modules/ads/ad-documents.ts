import { and, eq, inArray } from 'drizzle-orm';

import type { AdKind, AdSeller } from '@gruenland/shared-contracts/api/ads.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type {
  SearchCategory,
  SearchDocument,
} from '@gruenland/shared-contracts/search/search-document.ts';

import type { Executor } from '#db/database.ts';
import { kleinanzeigen } from '#db/tables/ads.ts';
import { regionName } from '#modules/places/region-name.ts';

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

/** Attributes that name a model or a part, as people ask for it. */
const NUMBERS = ['modell', 'teilenummer', 'passend'];

/** Part numbers are written with gaps and asked for without, and the other way round. */
function numbersOf(attributes: StoredAd['attributes']): readonly string[] {
  const named = NUMBERS.map((key) => attributes[key]).filter((value) => typeof value === 'string');
  const joined = named.filter((value) => /^[\d\s.-]+$/u.test(value));
  return [...named, ...joined.map((value) => value.replaceAll(/[\s.-]/gu, ''))];
}

function documentOf(ad: StoredAd, category: SearchCategory | undefined): SearchDocument {
  const { attributes, pictures, priceCents, publishedAt } = ad;
  const brand = attributes['marke'];
  const [picture] = pictures;
  const numbers = numbersOf(attributes);
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
    ...(numbers.length > 0 && { numbers }),
    ...(priceCents !== null && { price: Math.round(priceCents / 100) }),
    region: regionName(ad.region),
    place: ad.place,
    hasPicture: picture !== undefined,
    _geoloc: { lat: ad.lat, lng: ad.lng },
  };
}

/**
 * Ads that stand in lists, as the search knows them; nothing of who placed them.
 * @param ids only those of these that do
 */
export async function readAdDocuments(
  db: Executor,
  ids?: readonly string[],
): Promise<SearchDocument[]> {
  const catalogue = await readCatalogue(db);
  const ads = await db
    .select()
    .from(kleinanzeigen)
    .where(and(eq(kleinanzeigen.listed, true), ids && inArray(kleinanzeigen.id, [...ids])));
  return ads.map((ad) =>
    documentOf(ad, categoryOf(catalogue.trail(catalogue.byId(ad.categoryId)))),
  );
}
