/** Limits of an ad (domain 2.3). Lengths are in characters after trimming. */
export const adLimits = {
  minTitleLength: 10,
  maxTitleLength: 70,
  minDescriptionLength: 20,
  maxDescriptionLength: 4000,
  minPriceEuros: 1,
  maxPriceCents: 9_999_999_999,
  maxPhotos: 20,
  maxPhotoAltLength: 140,
  /** Maximum size of one uploaded photo, in bytes. */
  maxPhotoBytes: 15 * 1024 * 1024,
  /** Photos with this many pixels or more are rejected. */
  photoPixelLimit: 100_000_000,
  /** Minimum length of a photo's shorter side, in pixels. */
  minPhotoSidePixels: 400,
  /** Maximum number of active ads of a private seller. */
  maxActivePrivateAds: 20,
  runDays: 60,
  /** An ad can be renewed once it has been published for this many days. */
  renewFromDay: 50,
  /** An expired ad can be renewed for this many days after its expiry. */
  renewAfterEndDays: 30,
  undoDays: 30,
  draftDays: 30,
  minAppealLength: 20,
  maxAppealLength: 2000,
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

export const adDeliveryKinds = ['abholung', 'versand', 'lieferung'] as const;

/** Prefix of the form field names of attributes: `a-<key>`. */
export const attributeFieldPrefix = 'a-';

/** Returns whether an ad of this kind must, may or must not state an amount with its price kind. */
export function getPriceAmountRule(
  priceKind: string,
  kind: string,
): 'needed' | 'possible' | 'none' {
  if (priceKind === 'zu_verschenken' || priceKind === 'tausch') return 'none';
  if (kind === 'suche') return 'possible';
  return priceKind === 'festpreis' || priceKind === 'vb' ? 'needed' : 'possible';
}
