import { useId } from 'react';
import { AllPricesLink } from './AllPricesLink.tsx';
import { PriceChange } from './PriceChange.tsx';
import { getCommonDecimals, formatPrice } from './format-market-price.ts';
import { MarketSource } from './MarketSource.tsx';
import type { MarketAnalysisModel, MarketRow } from './market-analysis.ts';
import styles from './market-analysis.module.css';
import { Sparkline } from './Sparkline.tsx';

/** Renders the prices as a table with the price history of each commodity. */
export function MarketTable({ model }: { readonly model: MarketAnalysisModel }) {
  const id = useId();
  return (
    <figure className={styles.figure}>
      {/*
       * The caption is outside the table, because horizontal scrolling would clip a caption inside
       * the table.
       */}
      <figcaption id={id} className={styles.title}>
        {model.title}
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles.scroll} role="group" aria-labelledby={id} tabIndex={0}>
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">Ware</th>
              <th scope="col" className={styles.number}>
                Preis
              </th>
              <th scope="col" className={styles.number}>
                Vorher
              </th>
              <th scope="col" className={styles.number}>
                Änderung
              </th>
              <th scope="col">Verlauf</th>
            </tr>
          </thead>
          <tbody>
            {model.rows.map((row) => (
              <MarketTableRow
                key={row.commodity}
                row={row}
                decimals={getUnitDecimals(row.unit, model.rows)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.source}>
        <MarketSource model={model} />
        <AllPricesLink href={model.allPricesHref} />
      </div>
    </figure>
  );
}

/** Returns the number of decimals for all prices with this unit. */
function getUnitDecimals(unit: string | undefined, rows: readonly MarketRow[]): number {
  const rowsWithUnit = rows.filter((row) => row.unit === unit);
  return getCommonDecimals(
    rowsWithUnit.flatMap(({ value, previous }) => [value, previous ?? value]),
  );
}

function MarketTableRow({ row, decimals }: { readonly row: MarketRow; readonly decimals: number }) {
  return (
    <tr>
      <th scope="row">
        {row.commodity} {row.unit && <span className={styles.unit}>{row.unit}</span>}
      </th>
      <td className={styles.price}>{formatPrice(row.value, decimals)}</td>
      <td className={styles.number}>
        {row.previous === undefined ? '–' : formatPrice(row.previous, decimals)}
      </td>
      <td className={styles.number}>
        <PriceChange change={row.change} />
      </td>
      <td>
        <Sparkline values={row.history} />
      </td>
    </tr>
  );
}
