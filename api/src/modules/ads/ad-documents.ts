import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';

import type { AdKind, AdSellerType } from '@gruenland/shared-contracts/api/ads.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type {
  SearchCategory,
  SearchDocument,
} from '@gruenland/shared-contracts/search/search-document.ts';

import type { Executor } from '#db/database.ts';
import { ads } from '#db/tables/ads.ts';
import { createRangeCondition, getRangeLimit } from '#module/searchable-range.ts';
import type { SearchableRange } from '#module/module-declarations.ts';
import { getRegionName } from '#places/region-name.ts';

import type { StoredAd } from './ad-record.repository.ts';
import { createAdSlug } from './ad-slug.ts';
import { readCatalogue } from './category-catalogue.ts';

const AD_KIND_LABELS: Readonly<Record<AdKind, string>> = {
  biete: 'Ich biete',
  suche: 'Ich suche',
  tausche: 'Ich tausche',
  verleihe: 'Ich verleihe',
};

const SELLER_LABELS: Readonly<Record<AdSellerType, string>> = {
  privat: 'Privat',
  gewerblich: 'Gewerblich',
};

function createSearchCategory(
  breadcrumb: readonly { readonly name: string }[],
): SearchCategory | undefined {
  const [lvl0, ...deeperLevels] = breadcrumb.map((_link, level) =>
    breadcrumb
      .slice(0, level + 1)
      .map(({ name }) => name)
      .join(' > '),
  );
  const [lvl1, lvl2] = deeperLevels;
  return lvl0 === undefined
    ? undefined
    : { lvl0, ...(lvl1 !== undefined && { lvl1 }), ...(lvl2 !== undefined && { lvl2 }) };
}

/** Attributes with model or part numbers, which people search for. */
const PART_NUMBER_ATTRIBUTES = ['modell', 'teilenummer', 'passend'];

/**
 * Returns an ad's model and part numbers. Numeric values are also returned without spaces, dots and
 * hyphens, because people search for both spellings.
 */
function listPartNumbers(attributes: StoredAd['attributes']): readonly string[] {
  const attributeValues = PART_NUMBER_ATTRIBUTES.map((key) => attributes[key]).filter(
    (value) => typeof value === 'string',
  );
  const numericValues = attributeValues.filter((value) => /^[\d\s.-]+$/u.test(value));
  return [...attributeValues, ...numericValues.map((value) => value.replaceAll(/[\s.-]/gu, ''))];
}

const euroFormat = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Formats a price with its unit and kind: „8,50 € je Ballen“, „12.500 € VB“. */
function formatAdPrice({
  priceCents,
  priceKind,
  priceUnit,
}: Pick<StoredAd, 'priceKind' | 'priceUnit'> & { readonly priceCents: number }): string {
  const unit = priceUnit === 'gesamt' ? '' : ` je ${priceUnit}`;
  return `${euroFormat.format(priceCents / 100)}${unit}${priceKind === 'vb' ? '\u00a0VB' : ''}`;
}

/** The columns of a document: all except the words of the list, which are the largest ones. */
const { words: _words, lexemes: _lexemes, ...documentColumns } = getTableColumns(ads);

function createSearchDocument(
  ad: Omit<StoredAd, 'words' | 'lexemes'>,
  category: SearchCategory | undefined,
): SearchDocument {
  const { attributes, pictures, priceCents, publishedAt } = ad;
  const brand = attributes['marke'];
  const [picture] = pictures;
  const partNumbers = listPartNumbers(attributes);
  return {
    objectID: ad.id,
    kind: 'ads',
    title: ad.title,
    path: paths.ad(createAdSlug(ad)),
    text: ad.description,
    ...(category && { category }),
    date: Math.floor((publishedAt ?? ad.createdAt).getTime() / 1000),
    ...(picture && { picture: { filename: picture.src, alt: picture.alt } }),
    offer: AD_KIND_LABELS[ad.kind],
    seller: SELLER_LABELS[ad.seller],
    ...(typeof brand === 'string' && { brand }),
    ...(partNumbers.length > 0 && { numbers: partNumbers }),
    ...(priceCents !== null && {
      price: Math.round(priceCents / 100),
      pay: formatAdPrice({ ...ad, priceCents }),
    }),
    region: getRegionName(ad.region),
    place: ad.place,
    hasPicture: picture !== undefined,
    _geoloc: { lat: ad.lat, lng: ad.lng },
  };
}

/** Returns the ids of listed ads. */
export async function listSearchableAdIds(
  db: Executor,
  range: SearchableRange,
): Promise<readonly string[]> {
  const rows = await db
    .select({ id: ads.id })
    .from(ads)
    .where(and(eq(ads.listed, true), createRangeCondition(ads.id, range)))
    .orderBy(asc(ads.id))
    .limit(getRangeLimit(range));
  return rows.map(({ id }) => id);
}

/**
 * Returns search documents of those ads that are listed. The documents contain no data about the
 * owner.
 */
export async function readAdDocuments(
  db: Executor,
  ids: readonly string[],
): Promise<SearchDocument[]> {
  const catalogue = await readCatalogue(db);
  const listedAds = await db
    .select(documentColumns)
    .from(ads)
    .where(and(eq(ads.listed, true), inArray(ads.id, [...ids])));
  return listedAds.map((ad) =>
    createSearchDocument(
      ad,
      createSearchCategory(catalogue.getBreadcrumb(catalogue.findById(ad.categoryId))),
    ),
  );
}
