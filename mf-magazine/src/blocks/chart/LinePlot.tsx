import { ChartFrame, getVerticalPosition } from './ChartFrame.tsx';
import type { ChartModel } from './chart.ts';
import type { ChartScale } from './chart-scale.ts';
import styles from './chart.module.css';

/** Lines over time. Each segment is a `<line>`, because `<path>` accepts no percentages. */
export function LinePlot({
  model,
  scale,
}: {
  readonly model: ChartModel;
  readonly scale: ChartScale;
  readonly patternsId: string;
}) {
  const { rows, series } = model;
  const labelCenter = (index: number) => (index / (rows.length - 1)) * 100;
  return (
    <ChartFrame scale={scale} labels={rows.map(({ label }) => label)} labelCenter={labelCenter}>
      {series.map((name, at) => (
        <g key={name} className={styles[`stroke${at}`]}>
          {rows.map(({ values }, index) => {
            const from = rows[index - 1]?.values[at] ?? null;
            const to = values[at] ?? null;
            if (from === null || to === null) return null;
            return (
              <line
                key={index}
                x1={`${labelCenter(index - 1)}%`}
                x2={`${labelCenter(index)}%`}
                y1={getVerticalPosition(scale, from)}
                y2={getVerticalPosition(scale, to)}
              />
            );
          })}
        </g>
      ))}
    </ChartFrame>
  );
}
