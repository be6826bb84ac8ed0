import type { Place } from '#places/place.repository.ts';
import type { NewAd } from '#modules/ads/ad-record.repository.ts';

import { chooseDemoPicture } from '../choose-demo-picture.ts';
import { readDemoEntries } from '../read-demo-entries.ts';
import { seedCategorySchema } from './seed-category.schema.ts';
import type { SeedCategory, SeedFact, SeedItem } from './seed-category.schema.ts';
import { createSeedRandom } from './seed-random.ts';
import type { SeedRandom } from './seed-random.ts';
import { privateNames } from './seller-names.ts';
import { demoTraders, listTradersOfCategory } from './traders.ts';

const dayMs = 86_400_000;
const listingDurationDays = 60;
/** Number of generated variants per hand-written ad. */
const variantsPerAd = 3;

/** A new ad with the slug of its category instead of the category's id. */
export type SeedAd = Omit<NewAd, 'categoryId'> & { readonly category: string };

const entryFiles = [
  'ads/tractor-ads.json',
  'ads/oldtimer-ads.json',
  'ads/field-machine-ads.json',
  'ads/fodder-ads.json',
  'ads/animal-ads.json',
  'ads/yard-ads.json',
  'ads/land-ads.json',
];

const closingSentences = [
  'Besichtigung gern nach Anruf oder Nachricht.',
  'Fragen beantworte ich abends.',
  'Bitte nur ernst gemeinte Anfragen.',
  'Bei Interesse einfach schreiben.',
];

function chooseFactValue(key: string, fact: SeedFact, random: SeedRandom, now: Date) {
  if (key === 'erntejahr') return now.getFullYear() - (now.getMonth() < 6 ? 1 : 0);
  return typeof fact === 'object' ? random.chooseBetween(fact[0], fact[1]) : fact;
}

/** Chooses a random price in cents, rounded as people do: larger prices more coarsely. */
function chooseRandomPriceCents(
  priceRangeEuros: SeedItem['price'],
  random: SeedRandom,
): number | null {
  if (!priceRangeEuros) return null;
  const euros = random.chooseBetween(priceRangeEuros[0], priceRangeEuros[1]);
  const roundingStepEuros = euros >= 20_000 ? 500 : euros >= 2000 ? 100 : euros >= 200 ? 10 : 1;
  return Math.round(euros / roundingStepEuros) * roundingStepEuros * 100;
}

function chooseRandomPriceKind(item: SeedItem, random: SeedRandom) {
  if (item.priceKind) return item.priceKind;
  if (item.kind === 'suche' || item.seller === 'gewerblich') return 'festpreis';
  return random.next() < 0.6 ? 'vb' : 'festpreis';
}

/**
 * Chooses a random state for an ad, with the matching dates. The very first ad is always active.
 */
function chooseRandomState(random: SeedRandom, now: Date, isFirstAd: boolean) {
  const ageMs = isFirstAd ? 2 * dayMs : Math.floor(random.next() ** 1.6 * 52 * dayMs) + 600_000;
  const publishedAt = new Date(now.getTime() - ageMs);
  const expiresAt = new Date(publishedAt.getTime() + listingDurationDays * dayMs);
  const randomNumber = isFirstAd ? 1 : random.next();
  if (randomNumber < 0.04) return { state: 'reserved', publishedAt, expiresAt } as const;
  if (randomNumber > 0.06) return { state: 'active', publishedAt, expiresAt } as const;
  return {
    state: 'sold',
    publishedAt,
    expiresAt,
    endedAt: new Date(now.getTime() - ageMs / 2),
  } as const;
}

function makeAd(
  category: SeedCategory,
  item: SeedItem,
  variantIndex: number,
  options: { readonly random: SeedRandom; readonly places: readonly Place[]; readonly now: Date },
): SeedAd {
  const { random, places, now } = options;
  const isFirstAd =
    category.slug === 'traktoren' && item === category.items[0] && variantIndex === 0;
  const fixedPlace = isFirstAd ? places.find(({ name }) => name === 'Kempten') : undefined;
  const randomPlace = fixedPlace ?? random.pick(places);
  const attributes = Object.fromEntries(
    Object.entries(item.facts).map(([key, fact]) => [key, chooseFactValue(key, fact, random, now)]),
  );
  const year = attributes['baujahr'];
  const showsYearInTitle = typeof year === 'number' && variantIndex > 0 && item.title.length < 58;
  const title = showsYearInTitle ? `${item.title}, Bj. ${year}` : item.title;
  const sentences = [
    item.text,
    random.pick(category.detailSentences),
    random.pick(closingSentences),
  ];
  const motifs = item.motif ? [item.motif, ...category.motifs] : category.motifs;
  const pictureCount = item.kind === 'suche' ? 0 : 1 + Math.floor(random.next() * 3);
  const seller = item.seller ?? (random.next() < 0.12 ? 'gewerblich' : 'privat');
  const traderName =
    seller === 'gewerblich' ? random.pick(listTradersOfCategory(category.slug)) : undefined;
  const traderPlace =
    traderName && places.find(({ name }) => name === demoTraders[traderName].place);
  const place = traderPlace ?? randomPlace;
  return {
    category:
      category.slug === 'traktoren' && variantIndex === 2 && random.next() < 0.5
        ? 'schlepper'
        : category.slug,
    kind: item.kind ?? 'biete',
    title,
    description: sentences.join('\n\n'),
    priceKind: chooseRandomPriceKind(item, random),
    priceCents: chooseRandomPriceCents(item.price, random),
    priceUnit: item.unit ?? 'gesamt',
    condition: 'marke' in attributes ? 'gebraucht' : null,
    attributes,
    pictures: Array.from({ length: pictureCount }, (_, index) =>
      chooseDemoPicture(
        motifs[index === 0 ? 0 : index % motifs.length] ?? '',
        `${title}, Bild ${index + 1}`,
        random,
      ),
    ),
    postcode: place.postcode,
    place: place.name,
    region: place.region,
    lat: place.lat + (random.next() - 0.5) * 0.02,
    lng: place.lng + (random.next() - 0.5) * 0.02,
    delivery: random.next() < 0.3 ? ['abholung', 'lieferung'] : ['abholung'],
    seller,
    sellerName: traderName ?? random.pick(privateNames),
    ...chooseRandomState(random, now, isFirstAd),
  };
}

/**
 * Generates more than 400 ads. They are always the same, except for dates, which are relative to
 * `now`.
 */
export function generateSeedAds(places: readonly Place[], now: Date): SeedAd[] {
  const random = createSeedRandom(20_261_121);
  const categories = readDemoEntries(entryFiles, seedCategorySchema);
  return Array.from({ length: variantsPerAd }, (_, variantIndex) =>
    categories.flatMap((category) =>
      category.items.map((item) => makeAd(category, item, variantIndex, { random, places, now })),
    ),
  ).flat();
}
