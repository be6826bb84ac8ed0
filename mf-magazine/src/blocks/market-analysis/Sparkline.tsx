import { formatPrice } from './format-market-price.ts';
import { SPARKLINE_SIZE, createSparklinePath, createSparklinePoints } from './sparkline-path.ts';
import styles from './market-analysis.module.css';

interface SparklineProps {
  readonly values: readonly number[];
}

/** Renders a price history as a small line. */
export function Sparkline({ values }: SparklineProps) {
  const points = createSparklinePoints(values);
  const lastPoint = points.at(-1);
  if (!lastPoint) return null;
  const lowestPrice = formatPrice(Math.min(...values));
  const highestPrice = formatPrice(Math.max(...values));
  return (
    <svg
      className={styles.sparkline}
      viewBox={`0 0 ${SPARKLINE_SIZE.width} ${SPARKLINE_SIZE.height}`}
      width={SPARKLINE_SIZE.width}
      height={SPARKLINE_SIZE.height}
      role="img"
      aria-label={`Verlauf über ${values.length} Werte zwischen ${lowestPrice} und ${highestPrice}`}
    >
      <path className={styles.line} d={createSparklinePath(points)} fill="none" />
      <circle className={styles.end} cx={lastPoint[0]} cy={lastPoint[1]} r="2.6" />
    </svg>
  );
}
