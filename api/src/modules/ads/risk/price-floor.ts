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

/** Euros per PS below which nobody sells a running tractor, by the end of its first years. */
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

/** Land in euros a hectare, far below what it costs anywhere here. */
const perHectare =
  (euros: number): Floor =>
  (attributes) =>
    attributes['vertrag'] === 'Kauf' ? (numberOf(attributes, 'flaeche') ?? 0) * euros : 0;

/** Sums below which an offer is too good to be true; each well under the lowest honest price. */
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

/** Whether what is asked is far below what such a thing costs. */
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

/** A new price named in the text beside which the present one is a joke. */
export function isFractionOfNew(words: string, priceCents: number | null): boolean {
  const named =
    /\b(?:neupreis|np|listenpreis|uvp|anschaffungspreis|wert)(?: (?:war|lag|ca|bei|ueber|von|damals|circa|rund|eur|euro)){0,3} (\d{1,3}(?: \d{3})+|\d{4,7})\b/u.exec(
      words,
    );
  const euros = Number((named?.[1] ?? '').replaceAll(' ', ''));
  return priceCents !== null && euros >= 10_000 && priceCents / 100 < euros * 0.08;
}
