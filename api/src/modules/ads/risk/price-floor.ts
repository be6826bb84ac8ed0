import type { AdAttributes } from '#db/tables/ads.ts';

export interface PricedAd {
  readonly category: string;
  readonly kind: string;
  readonly priceKind: string;
  readonly priceCents: number | null;
  readonly priceUnit: string;
  readonly condition: string | null;
  readonly attributes: AdAttributes;
}

const getNumericAttribute = (attributes: AdAttributes, key: string): number | null => {
  const value = attributes[key];
  return typeof value === 'number' ? value : null;
};

/**
 * Pairs of a year of construction and a price in euros per PS (horsepower). No working tractor that
 * was built in that year or later is sold below that price.
 */
const tractorPriceSteps = [
  [2018, 260],
  [2010, 150],
  [2000, 70],
  [1990, 30],
] as const;

type PriceFloor = (attributes: AdAttributes) => number;

const createPriceFloorByYear =
  (priceSteps: readonly (readonly [year: number, euros: number])[]): PriceFloor =>
  (attributes) => {
    const year = getNumericAttribute(attributes, 'baujahr') ?? 0;
    return priceSteps.find(([firstYear]) => year >= firstYear)?.[1] ?? 0;
  };

/** Returns a function that computes the lowest plausible price of land from `euros` per hectare. */
const createPriceFloorPerHectare =
  (euros: number): PriceFloor =>
  (attributes) =>
    attributes['vertrag'] === 'Kauf'
      ? (getNumericAttribute(attributes, 'flaeche') ?? 0) * euros
      : 0;

/**
 * Functions by category that return the lowest plausible price of an item in euros. Each result is
 * well below the lowest honest price.
 */
const priceFloors: Readonly<Record<string, PriceFloor>> = {
  traktoren: (attributes) =>
    (getNumericAttribute(attributes, 'ps') ?? 60) *
    createPriceFloorByYear(tractorPriceSteps)(attributes),
  'maehdrescher-haecksler': createPriceFloorByYear([
    [2015, 30_000],
    [2005, 10_000],
    [1995, 3000],
  ]),
  'frontlader-radlader': createPriceFloorByYear([
    [2018, 6000],
    [2010, 3000],
  ]),
  bodenbearbeitung: createPriceFloorByYear([[2018, 700]]),
  'gruenland-ernte': createPriceFloorByYear([[2018, 900]]),
  'anhaenger-transport': createPriceFloorByYear([[2018, 900]]),
  guelletechnik: createPriceFloorByYear([
    [2018, 4000],
    [2010, 1500],
  ]),
  'acker-gruenland': createPriceFloorPerHectare(1500),
  wald: createPriceFloorPerHectare(700),
  'hoefe-staelle': (attributes) =>
    attributes['vertrag'] === 'Kauf' && attributes['objekt'] !== 'Offenstallplatz' ? 15_000 : 0,
};

/** Returns whether the price is below the lowest plausible price in the category of the ad. */
export function isTooCheap(ad: PricedAd, words: string): boolean {
  const { kind, priceKind, priceCents, priceUnit, condition, category } = ad;
  const statedYear = Number(
    /\b(?:bj|baujahr|ez|erstzulassung)(?: \d\d)? ((?:19|20)\d\d)\b/u.exec(words)?.[1],
  );
  const attributes = statedYear ? { baujahr: statedYear, ...ad.attributes } : ad.attributes;
  const isSale = kind === 'biete' && (priceKind === 'festpreis' || priceKind === 'vb');
  if (!isSale || priceCents === null || priceUnit !== 'gesamt' || condition === 'defekt')
    return false;
  return priceCents / 100 < (priceFloors[category]?.(attributes) ?? 0);
}

/**
 * Returns whether the text mentions a new price of at least 10,000 euros and the price is below 8 %
 * of it.
 */
export function isFractionOfNewPrice(words: string, priceCents: number | null): boolean {
  const newPriceMatch =
    /\b(?:neupreis|np|listenpreis|uvp|anschaffungspreis|wert)(?: (?:war|lag|ca|bei|ueber|von|damals|circa|rund|eur|euro)){0,3} (\d{1,3}(?: \d{3})+|\d{4,7})\b/u.exec(
      words,
    );
  const euros = Number((newPriceMatch?.[1] ?? '').replaceAll(' ', ''));
  return priceCents !== null && euros >= 10_000 && priceCents / 100 < euros * 0.08;
}
