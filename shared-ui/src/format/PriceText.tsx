import { formatPrice } from './price-text.ts';
import type { PriceKind } from './price-text.ts';

export interface PriceTextProps {
  readonly cents?: number | null | undefined;
  readonly kind?: PriceKind;
  readonly unit?: string;
  readonly className?: string;
}

/** Renders a price; a `data` element makes the amount machine-readable. */
export function PriceText({ cents, kind, unit, className }: PriceTextProps) {
  const text = formatPrice(cents, kind, unit);
  if (cents === null || cents === undefined) return <span className={className}>{text}</span>;
  return (
    <data value={(cents / 100).toFixed(2)} className={className}>
      {text}
    </data>
  );
}
