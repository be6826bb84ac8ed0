import { ChartFrame, verticalPosition } from './ChartFrame.tsx';
import type { ChartModel } from './chart.ts';
import type { ChartScale } from './chart-scale.ts';
import { SeriesBar } from './ChartPatterns.tsx';

/** Share of a column group's width that its columns fill; a group shows one row of the table. */
const FILL_SHARE = 0.72;

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
  const slotWidth = 100 / rows.length;
  const width = (slotWidth * FILL_SHARE) / series.length;
  const zeroLine = verticalPosition(scale, 0);
  return (
    <ChartFrame
      scale={scale}
      labels={rows.map(({ label }) => label)}
      labelCenter={(index) => (index + 0.5) * slotWidth}
    >
      {rows.map(({ values }, row) =>
        values.map((value, at) => {
          if (value === null) return null;
          const top = verticalPosition(scale, value);
          return (
            <SeriesBar
              key={`${row}-${at}`}
              series={at}
              patternsId={patternsId}
              x={`${row * slotWidth + (slotWidth * (1 - FILL_SHARE)) / 2 + at * width}%`}
              width={`${width * 0.94}%`}
              y={Math.min(top, zeroLine)}
              height={Math.max(1, Math.abs(zeroLine - top))}
            />
          );
        }),
      )}
    </ChartFrame>
  );
}
