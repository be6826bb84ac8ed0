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

const numberOf = (attributes: AdAttributes, key: string): number | null => {
  const value = attributes[key];
  return typeof value === 'number' ? value : null;
};

/** Euros per PS below which no running tractor is sold, by year of construction. */
const tractorSteps = [
  [2018, 260],
  [2010, 150],
  [2000, 70],
  [1990, 30],
] as const;

type Floor = (attributes: AdAttributes) => number;

const byYear =
  (steps: readonly (readonly [year: number, euros: number])[]): Floor =>
  (attributes) => {
    const year = numberOf(attributes, 'baujahr') ?? 0;
    return steps.find(([from]) => year >= from)?.[1] ?? 0;
  };

/** Price floor for land in euros per hectare, far below every real price in the region. */
const perHectare =
  (euros: number): Floor =>
  (attributes) =>
    attributes['vertrag'] === 'Kauf' ? (numberOf(attributes, 'flaeche') ?? 0) * euros : 0;

/** Price floors by category, in euros. Each is well below the lowest honest price. */
const floors: Readonly<Record<string, Floor>> = {
  traktoren: (attributes) => (numberOf(attributes, 'ps') ?? 60) * byYear(tractorSteps)(attributes),
  'maehdrescher-haecksler': byYear([
    [2015, 30_000],
    [2005, 10_000],
    [1995, 3000],
  ]),
  'frontlader-radlader': byYear([
    [2018, 6000],
    [2010, 3000],
  ]),
  bodenbearbeitung: byYear([[2018, 700]]),
  'gruenland-ernte': byYear([[2018, 900]]),
  'anhaenger-transport': byYear([[2018, 900]]),
  guelletechnik: byYear([
    [2018, 4000],
    [2010, 1500],
  ]),
  'acker-gruenland': perHectare(1500),
  wald: perHectare(700),
  'hoefe-staelle': (attributes) =>
    attributes['vertrag'] === 'Kauf' && attributes['objekt'] !== 'Offenstallplatz' ? 15_000 : 0,
};

/** Whether the price is far below the usual price of such an item. */
export function isTooCheap(ad: PricedAd, words: string): boolean {
  const { kind, priceKind, priceCents, priceUnit, condition, category } = ad;
  const named = Number(
    /\b(?:bj|baujahr|ez|erstzulassung)(?: \d\d)? ((?:19|20)\d\d)\b/u.exec(words)?.[1],
  );
  const attributes = named ? { baujahr: named, ...ad.attributes } : ad.attributes;
  const sale = kind === 'biete' && (priceKind === 'festpreis' || priceKind === 'vb');
  if (!sale || priceCents === null || priceUnit !== 'gesamt' || condition === 'defekt')
    return false;
  return priceCents / 100 < (floors[category]?.(attributes) ?? 0);
}

/** Whether the price is below 8 % of a new price that the text mentions. */
export function isFractionOfNew(words: string, priceCents: number | null): boolean {
  const named =
    /\b(?:neupreis|np|listenpreis|uvp|anschaffungspreis|wert)(?: (?:war|lag|ca|bei|ueber|von|damals|circa|rund|eur|euro)){0,3} (\d{1,3}(?: \d{3})+|\d{4,7})\b/u.exec(
      words,
    );
  const euros = Number((named?.[1] ?? '').replaceAll(' ', ''));
  return priceCents !== null && euros >= 10_000 && priceCents / 100 < euros * 0.08;
}
