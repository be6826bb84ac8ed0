import { SeriesBar } from './ChartPatterns.tsx';
import { numberText } from './chart-numbers.ts';
import { shareOf } from './chart-scale.ts';
import type { ChartModel } from './chart.ts';
import type { ChartScale } from './chart-scale.ts';
import styles from './chart.module.css';

/** Lying bars with their label above and their value beside; good for long words. */
export function BarPlot({
  model,
  scale,
  patterns,
}: {
  readonly model: ChartModel;
  readonly scale: ChartScale;
  readonly patterns: string;
}) {
  const ground = shareOf(scale, 0) * 100;
  return (
    <ul className={styles['bars']} aria-hidden="true">
      {model.rows.map(({ label, values }) => (
        <li key={label}>
          <span className={styles['barLabel']}>{label}</span>
          {values.map((value, at) => {
            const end = value === null ? ground : shareOf(scale, value) * 100;
            return (
              <span key={at} className={styles['bar']}>
                <svg height="18" className={styles['barRoom']}>
                  <SeriesBar
                    series={at}
                    patterns={patterns}
                    x={`${Math.min(ground, end)}%`}
                    width={`${Math.max(0.3, Math.abs(end - ground))}%`}
                    height={18}
                  />
                </svg>
                <span className={styles['barValue']}>{numberText(value)}</span>
              </span>
            );
          })}
        </li>
      ))}
    </ul>
  );
}
