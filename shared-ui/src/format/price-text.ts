import { formatNumber } from './number-text.ts';

/** Price kinds of ads. */
export type PriceKind =
  | 'festpreis'
  | 'vb'
  | 'zu_verschenken'
  | 'auf_anfrage'
  | 'gegen_gebot'
  | 'tausch';

const TEXTS_WITHOUT_AMOUNT: Partial<Record<PriceKind, string>> = {
  zu_verschenken: 'Zu verschenken',
  auf_anfrage: 'Preis auf Anfrage',
  gegen_gebot: 'Gegen Gebot',
  tausch: 'Tausch',
};

/**
 * Formats an amount in euros; zero cents are omitted: „12.500 €“, „4,50 €“.
 * @param cents integer cents
 */
export function formatEuros(cents: number): string {
  return `${formatNumber(cents / 100, cents % 100 === 0 ? 0 : 2)}\u00a0€`;
}

/**
 * Formats the price of an ad: „12.500 € VB“, „Zu verschenken“, „8,50 € je Ballen“. „Preis auf
 * Anfrage“ if the amount is missing.
 */
export function formatPrice(
  cents: number | null | undefined,
  kind: PriceKind = 'festpreis',
  unit?: string,
): string {
  const textWithoutAmount = TEXTS_WITHOUT_AMOUNT[kind];
  if (textWithoutAmount !== undefined) return textWithoutAmount;
  if (cents === null || cents === undefined) return 'Preis auf Anfrage';
  const unitSuffix = unit && unit !== 'gesamt' ? ` je ${unit}` : '';
  return `${formatEuros(cents)}${unitSuffix}${kind === 'vb' ? '\u00a0VB' : ''}`;
}
