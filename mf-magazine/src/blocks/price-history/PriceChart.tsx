import { useId } from 'react';
import { PriceChange } from '../market-analysis/PriceChange.tsx';
import { describePrices } from './describe-prices.ts';
import type { PriceHistoryModel, PriceSeries } from './price-history.ts';
import { PricePlot } from './PricePlot.tsx';
import styles from './price-history.module.css';

interface PriceChartProps {
  readonly series: PriceSeries;
  readonly model: PriceHistoryModel;
}

/** Renders the prices of one commodity: newest price and change in words, then the line. */
export function PriceChart({ series, model }: PriceChartProps) {
  const id = useId();
  const { price, changePercent, range } = describePrices(series);
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <h3 id={id} className={styles.commodity}>
        {series.commodity}
      </h3>
      <p className={styles.facts}>
        <span className={styles.price}>{price}</span>{' '}
        {changePercent !== undefined && (
          <span className={styles.change}>
            <PriceChange change={changePercent} /> in {model.months} Monaten
          </span>
        )}
      </p>
      {series.points.length > 1 && <PricePlot points={series.points} period={model} />}
      {range && <figcaption className={styles.range}>{range}</figcaption>}
    </figure>
  );
}
