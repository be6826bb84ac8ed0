/** Limits of an ad (domain 2.3). Lengths in characters after trimming, sums in whole euros. */
export const adLimits = {
  titleMin: 10,
  titleMax: 70,
  descriptionMin: 20,
  descriptionMax: 4000,
  euroMin: 1,
  centsMax: 9_999_999_999,
  photos: 20,
  photoAltMax: 140,
  /** Bytes of one photo as it is sent. */
  photoBytes: 15 * 1024 * 1024,
  /** Pixels from which on a photo is refused. */
  photoPixels: 100_000_000,
  /** Pixels of the shorter side. */
  photoSideMin: 400,
  /** Active ads of one private person. */
  activePrivate: 20,
  runDays: 60,
  /** From this day on an ad may be renewed. */
  renewFromDay: 50,
  /** Days after its end within which an ad may still be renewed. */
  renewAfterEndDays: 30,
  undoDays: 30,
  draftDays: 30,
  appealMin: 20,
  appealMax: 2000,
} as const;

export const adPriceUnits = [
  'gesamt',
  'Stück',
  'dt',
  't',
  'ha',
  'Tag',
  'Ballen',
  'Liter',
  'Stunde',
  'Rm',
  'kg',
  'm²',
  'Monat',
  'Jahr',
] as const;

export const adVatModes = ['ausweisbar', 'differenz', 'netto'] as const;
export type AdVatMode = (typeof adVatModes)[number];

export const adDeliveries = ['abholung', 'versand', 'lieferung'] as const;

/** What goes before the key of an attribute in the name of its field. */
export const attributePrefix = 'a-';

/** Which ways of stating a price go with an amount: needed, possible or none. */
export function amountOf(priceKind: string, kind: string): 'needed' | 'possible' | 'none' {
  if (priceKind === 'zu_verschenken' || priceKind === 'tausch') return 'none';
  if (kind === 'suche') return 'possible';
  return priceKind === 'festpreis' || priceKind === 'vb' ? 'needed' : 'possible';
}
