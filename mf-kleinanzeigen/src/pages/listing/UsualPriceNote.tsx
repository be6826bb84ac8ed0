import type { UsualPrice } from '@gruenland/shared-contracts/api/ads.ts';
import { formatEuros, formatPrice } from '@gruenland/shared-ui/format/price-text.ts';
import styles from './ad-box.module.css';

interface UsualPriceNoteProps {
  readonly price: UsualPrice;
  /** What the price is for: `gesamt`, `Ballen` … */
  readonly unit: string;
}

/** Says what comparable ads ask for, and how many they are. */
export function UsualPriceNote({ price, unit }: UsualPriceNoteProps) {
  const { fromCents, toCents, ads } = price;
  const toText = formatPrice(toCents, 'festpreis', unit);
  const rangeText =
    fromCents === toCents ? `rund ${toText}` : `${formatEuros(fromCents)} bis ${toText}`;
  return (
    <p className={styles.usualPrice}>
      Üblich: {rangeText}, nach {ads} vergleichbaren Anzeigen
    </p>
  );
}
