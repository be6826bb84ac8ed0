import { ChartFrame, heightOf } from './ChartFrame.tsx';
import type { ChartModel } from './chart.ts';
import type { ChartScale } from './chart-scale.ts';
import styles from './chart.module.css';

/** Lines over time. Drawn piece by piece: only single lines can be placed in percent. */
export function LinePlot({
  model,
  scale,
}: {
  readonly model: ChartModel;
  readonly scale: ChartScale;
  readonly patterns: string;
}) {
  const { rows, series } = model;
  const middleOf = (index: number) => (index / (rows.length - 1)) * 100;
  return (
    <ChartFrame scale={scale} labels={rows.map(({ label }) => label)} middleOf={middleOf}>
      {series.map((name, at) => (
        <g key={name} className={styles[`stroke${at}`]}>
          {rows.map(({ values }, index) => {
            const from = rows[index - 1]?.values[at] ?? null;
            const to = values[at] ?? null;
            if (from === null || to === null) return null;
            return (
              <line
                key={index}
                x1={`${middleOf(index - 1)}%`}
                x2={`${middleOf(index)}%`}
                y1={heightOf(scale, from)}
                y2={heightOf(scale, to)}
              />
            );
          })}
        </g>
      ))}
    </ChartFrame>
  );
}
