import { ChartFrame, getVerticalPositionPx } from './ChartFrame.tsx';
import type { ChartModel } from './chart.ts';
import type { ChartScale } from './chart-scale.ts';
import { STROKE_CLASSES } from './stroke-classes.ts';

/**
 * Draws a line over time for each series. Each segment is a `<line>`, because `<path>` accepts no
 * percentages.
 */
export function LinePlot({
  model,
  scale,
}: {
  readonly model: ChartModel;
  readonly scale: ChartScale;
  readonly patternsId: string;
}) {
  const { rows, series } = model;
  const getLabelCenterPercent = (index: number) => (index / (rows.length - 1)) * 100;
  return (
    <ChartFrame
      scale={scale}
      labels={rows.map(({ label }) => label)}
      getLabelCenterPercent={getLabelCenterPercent}
    >
      {series.map((name, seriesIndex) => (
        <g key={name} className={STROKE_CLASSES[seriesIndex]}>
          {rows.map(({ values }, index) => {
            const previousValue = rows[index - 1]?.values[seriesIndex] ?? null;
            const currentValue = values[seriesIndex] ?? null;
            if (previousValue === null || currentValue === null) return null;
            return (
              <line
                key={index}
                x1={`${getLabelCenterPercent(index - 1)}%`}
                x2={`${getLabelCenterPercent(index)}%`}
                y1={getVerticalPositionPx(scale, previousValue)}
                y2={getVerticalPositionPx(scale, currentValue)}
              />
            );
          })}
        </g>
      ))}
    </ChartFrame>
  );
}
