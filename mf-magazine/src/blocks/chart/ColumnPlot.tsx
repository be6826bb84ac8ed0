import { ChartFrame, getVerticalPositionPx } from './ChartFrame.tsx';
import type { ChartModel } from './chart.ts';
import type { ChartScale } from './chart-scale.ts';
import { SeriesBar } from './ChartPatterns.tsx';

/** Share of a column group's width that its columns fill. A group shows one row of the table. */
const GROUP_FILL_SHARE = 0.72;

/** Draws vertical columns. The columns of one table row, one per series, stand side by side. */
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
  const groupWidthPercent = 100 / rows.length;
  const columnWidthPercent = (groupWidthPercent * GROUP_FILL_SHARE) / series.length;
  const zeroLineYPx = getVerticalPositionPx(scale, 0);
  return (
    <ChartFrame
      scale={scale}
      labels={rows.map(({ label }) => label)}
      getLabelCenterPercent={(index) => (index + 0.5) * groupWidthPercent}
    >
      {rows.map(({ values }, row) =>
        values.map((value, seriesIndex) => {
          if (value === null) return null;
          const valueYPx = getVerticalPositionPx(scale, value);
          return (
            <SeriesBar
              key={`${row}-${seriesIndex}`}
              series={seriesIndex}
              patternsId={patternsId}
              x={`${row * groupWidthPercent + (groupWidthPercent * (1 - GROUP_FILL_SHARE)) / 2 + seriesIndex * columnWidthPercent}%`}
              width={`${columnWidthPercent * 0.94}%`}
              y={Math.min(valueYPx, zeroLineYPx)}
              height={Math.max(1, Math.abs(zeroLineYPx - valueYPx))}
            />
          );
        }),
      )}
    </ChartFrame>
  );
}
