import { ChartFrame, getVerticalPosition } from './ChartFrame.tsx';
import type { ChartModel } from './chart.ts';
import type { ChartScale } from './chart-scale.ts';
import { SeriesBar } from './ChartPatterns.tsx';

/** Share of a column group's width that its columns fill. A group shows one row of the table. */
const GROUP_FILL_SHARE = 0.72;

/** Vertical columns. The values of one table row (one per series) stand side by side. */
export function ColumnPlot({
  model,
  scale,
  patternsId,
}: {
  readonly model: ChartModel;
  readonly scale: ChartScale;
  readonly patternsId: string;
}) {
  const { rows, series } = model;
  const groupWidth = 100 / rows.length;
  const columnWidth = (groupWidth * GROUP_FILL_SHARE) / series.length;
  const zeroLine = getVerticalPosition(scale, 0);
  return (
    <ChartFrame
      scale={scale}
      labels={rows.map(({ label }) => label)}
      getLabelCenter={(index) => (index + 0.5) * groupWidth}
    >
      {rows.map(({ values }, row) =>
        values.map((value, seriesIndex) => {
          if (value === null) return null;
          const valueY = getVerticalPosition(scale, value);
          return (
            <SeriesBar
              key={`${row}-${seriesIndex}`}
              series={seriesIndex}
              patternsId={patternsId}
              x={`${row * groupWidth + (groupWidth * (1 - GROUP_FILL_SHARE)) / 2 + seriesIndex * columnWidth}%`}
              width={`${columnWidth * 0.94}%`}
              y={Math.min(valueY, zeroLine)}
              height={Math.max(1, Math.abs(zeroLine - valueY))}
            />
          );
        }),
      )}
    </ChartFrame>
  );
}
