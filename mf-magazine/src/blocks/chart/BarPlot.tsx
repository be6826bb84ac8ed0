import { SeriesBar } from './ChartPatterns.tsx';
import { formatChartNumber } from './chart-numbers.ts';
import { getAxisPosition } from './chart-scale.ts';
import type { ChartModel } from './chart.ts';
import type { ChartScale } from './chart-scale.ts';
import styles from './chart.module.css';

/**
 * Draws horizontal bars, with the label above each bar and the value beside it. This plot suits
 * long labels.
 */
export function BarPlot({
  model,
  scale,
  patternsId,
}: {
  readonly model: ChartModel;
  readonly scale: ChartScale;
  readonly patternsId: string;
}) {
  const zeroLinePercent = getAxisPosition(scale, 0) * 100;
  return (
    <ul className={styles.bars} aria-hidden="true">
      {model.rows.map(({ label, values }) => (
        <li key={label}>
          <span className={styles.barLabel}>{label}</span>
          {values.map((value, seriesIndex) => {
            const barEndPercent =
              value === null ? zeroLinePercent : getAxisPosition(scale, value) * 100;
            return (
              <span key={seriesIndex} className={styles.bar}>
                <svg height="18" className={styles.barArea}>
                  <SeriesBar
                    series={seriesIndex}
                    patternsId={patternsId}
                    x={`${Math.min(zeroLinePercent, barEndPercent)}%`}
                    width={`${Math.max(0.3, Math.abs(barEndPercent - zeroLinePercent))}%`}
                    height={18}
                  />
                </svg>
                <span className={styles.barValue}>{formatChartNumber(value)}</span>
              </span>
            );
          })}
        </li>
      ))}
    </ul>
  );
}
