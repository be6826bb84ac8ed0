import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { formatShortDate } from '@gruenland/shared-ui/format/date-text.ts';
import { Disclosure } from '@gruenland/shared-ui/disclosure/Disclosure.tsx';
import { Table } from '@gruenland/shared-ui/table/Table.tsx';
import { useId } from 'react';
import { toAnchorName } from '#rich-text/anchor-name.ts';
import { createChartCsv, createCsvDataUrl } from '../chart/chart-csv.ts';
import { formatPrice, getCommonDecimals } from '../market-analysis/format-market-price.ts';
import { MarketSource } from '../market-analysis/MarketSource.tsx';
import { PriceChart } from './PriceChart.tsx';
import type { PriceHistoryModel } from './price-history.ts';
import { createPriceRows, getColumnHead, toCsvTable } from './price-table.ts';
import type { PriceTableRow } from './price-table.ts';
import styles from './price-history.module.css';

/** Renders the prices of a period as one chart for each commodity, and all of them as a table. */
export function PriceHistory({ model }: Pick<BlockViewProps<PriceHistoryModel>, 'model'>) {
  const { title, place, source, note, endDay, series } = model;
  const id = useId();
  return (
    <section className={styles.history} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <MarketSource model={{ place, source, date: `${endDay}T00:00:00.000Z` }} />
      <div className={styles.charts}>
        {series.map((each) => (
          <PriceChart key={each.commodity} series={each} model={model} />
        ))}
      </div>
      <Disclosure summary={`${title}: Preise als Tabelle`}>
        <PriceTable model={model} />
      </Disclosure>
      {note && <p className={styles.note}>{note}</p>}
    </section>
  );
}

function PriceTable({ model: { title, series } }: { readonly model: PriceHistoryModel }) {
  const rows = createPriceRows(series);
  const csvUrl = createCsvDataUrl(createChartCsv(toCsvTable(series, rows)));
  const columns = series.map((each, index) => {
    const decimals = getCommonDecimals(each.points.map(({ value }) => value));
    const formatCell = ({ values }: PriceTableRow) => {
      const value = values[index] ?? null;
      return value === null ? '–' : formatPrice(value, decimals);
    };
    return { key: each.commodity, head: getColumnHead(each), cell: formatCell, isNumeric: true };
  });
  return (
    <>
      <Table
        // Differs from the name of the section, because both are landmarks.
        caption={`${title}: Preise je Tag`}
        rows={rows}
        getRowKey={({ day }) => day}
        columns={[
          { key: 'day', head: 'Tag', cell: ({ day }) => formatShortDate(day), isRowHeader: true },
          ...columns,
        ]}
      />
      <p className={styles.note}>
        <a href={csvUrl} download={`${toAnchorName(title)}.csv`}>
          Tabelle als CSV-Datei laden
        </a>
      </p>
    </>
  );
}
