import { useId } from 'react';
import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { Disclosure } from '@gruenland/shared-ui/disclosure/Disclosure.tsx';
import { Table } from '@gruenland/shared-ui/table/Table.tsx';
import { toAnchorName } from '#rich-text/anchor-name.ts';
import { BarPlot } from './BarPlot.tsx';
import { ChartPatterns, SeriesBar } from './ChartPatterns.tsx';
import { ColumnPlot } from './ColumnPlot.tsx';
import { LinePlot } from './LinePlot.tsx';
import { createChartCsv, createCsvDataUrl } from './chart-csv.ts';
import { formatChartNumber } from './chart-numbers.ts';
import { createChartScale } from './chart-scale.ts';
import type { ChartKind, ChartModel } from './chart.ts';
import { STROKE_CLASSES } from './stroke-classes.ts';
import styles from './chart.module.css';

const PLOT_COMPONENTS = {
  line: LinePlot,
  column: ColumnPlot,
  bar: BarPlot,
} as const satisfies Readonly<Record<ChartKind, unknown>>;

/** Shows a chart, with its data as a table and as a CSV download. */
export function Chart({ model }: Pick<BlockViewProps<ChartModel>, 'model'>) {
  const { title, kind, unit, source, note, series, rows } = model;
  const id = useId();
  const values = rows.flatMap((row) => row.values).filter((value) => value !== null);
  const scale = createChartScale(values, kind !== 'line');
  const Plot = PLOT_COMPONENTS[kind];
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {unit && <p className={styles.unit}>in {unit}</p>}
      {series.length > 1 && <Legend series={series} kind={kind} patternsId={id} />}
      {kind !== 'line' && series.length > 1 && <ChartPatterns id={id} />}
      <Plot model={model} scale={scale} patternsId={id} />
      <p className={styles.summary}>{describeExtremes(model)}</p>
      <Disclosure summary="Zahlen als Tabelle">
        <DataTable model={model} />
        <p className={styles.file}>
          <a href={createCsvDataUrl(createChartCsv(model))} download={`${toAnchorName(title)}.csv`}>
            Tabelle als CSV-Datei laden
          </a>
        </p>
      </Disclosure>
      {(note || source) && (
        <figcaption className={styles.source}>
          {note} {source && `Quelle: ${source}`}
        </figcaption>
      )}
    </figure>
  );
}

function Legend({
  series,
  kind,
  patternsId,
}: {
  readonly series: readonly string[];
  readonly kind: ChartKind;
  readonly patternsId: string;
}) {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {series.map((name, seriesIndex) => (
        <li key={name}>
          <svg width="22" height="10">
            {kind === 'line' ? (
              <g className={STROKE_CLASSES[seriesIndex]}>
                <line x1="1" x2="21" y1="5" y2="5" />
              </g>
            ) : (
              <SeriesBar series={seriesIndex} patternsId={patternsId} width={22} height={10} />
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

function DataTable({ model: { title, head, series, rows, unit } }: { readonly model: ChartModel }) {
  const columns = series.map((name, seriesIndex) => ({
    key: String(seriesIndex),
    head: unit ? `${name} (${unit})` : name,
    cell: (row: ChartModel['rows'][number]) => formatChartNumber(row.values[seriesIndex] ?? null),
    isNumeric: true,
  }));
  return (
    <Table
      caption={title}
      rows={rows}
      getRowKey={({ label }) => label}
      columns={[
        { key: 'label', head: head || 'Wert', cell: ({ label }) => label, isRowHeader: true },
        ...columns,
      ]}
    />
  );
}

/**
 * Returns a sentence about the chart's highest and lowest value, or an empty string when all values
 * are equal.
 */
function describeExtremes({ rows, series, unit }: ChartModel): string {
  const points = rows.flatMap(({ label, values }) =>
    values.flatMap((value, seriesIndex) =>
      value === null ? [] : [{ value, label, name: series[seriesIndex] ?? '' }],
    ),
  );
  const sortedPoints = points.toSorted((a, b) => a.value - b.value);
  const [lowestPoint, highestPoint] = [sortedPoints[0], sortedPoints.at(-1)];
  if (!lowestPoint || !highestPoint || lowestPoint.value === highestPoint.value) return '';
  const formatPoint = (point: typeof lowestPoint) =>
    `${formatChartNumber(point.value)}${unit ? ` ${unit}` : ''} (${series.length > 1 ? `${point.name}, ` : ''}${point.label})`;
  return `Höchster Wert: ${formatPoint(highestPoint)}. Niedrigster: ${formatPoint(lowestPoint)}.`;
}
