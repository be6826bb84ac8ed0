import { useId } from 'react';
import { AllPricesLink } from './AllPricesLink.tsx';
import { PriceChange } from './PriceChange.tsx';
import { formatPrice } from './format-market-price.ts';
import { MarketSource } from './MarketSource.tsx';
import type { MarketAnalysisModel } from './market-analysis.ts';
import styles from './market-analysis.module.css';
import { Sparkline } from './Sparkline.tsx';

/** Renders the prices side by side in a band that scrolls horizontally on phones. */
export function MarketBand({ model }: { readonly model: MarketAnalysisModel }) {
  const id = useId();
  return (
    <section className={styles.band} aria-labelledby={id}>
      <div className={styles.bandHead}>
        <h2 id={id} className={styles.bandTitle}>
          {model.title}
        </h2>
        <MarketSource model={model} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ul className={styles.prices} tabIndex={0} aria-labelledby={id}>
        {model.rows.slice(0, 6).map((row) => (
          <li key={row.commodity} className={styles.entry}>
            <span className={styles.commodity}>{row.commodity}</span>
            <span className={styles.bandPrice}>
              {formatPrice(row.value)}{' '}
              {row.unit && <small className={styles.unit}>{row.unit}</small>}
            </span>
            <span className={styles.course}>
              <PriceChange change={row.change} />
              <Sparkline values={row.history} />
            </span>
          </li>
        ))}
      </ul>
      <AllPricesLink href={model.allPricesHref} />
    </section>
  );
}
