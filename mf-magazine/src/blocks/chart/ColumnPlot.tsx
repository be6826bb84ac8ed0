import { ChartFrame, heightOf } from './ChartFrame.tsx';
import type { ChartModel } from './chart.ts';
import type { ChartScale } from './chart-scale.ts';
import { SeriesBar } from './ChartPatterns.tsx';

/** Share of a row's place that its columns take. */
const FILLED = 0.72;

/** Upright columns, series beside each other. */
export function ColumnPlot({
  model,
  scale,
  patterns,
}: {
  readonly model: ChartModel;
  readonly scale: ChartScale;
  readonly patterns: string;
}) {
  const { rows, series } = model;
  const place = 100 / rows.length;
  const width = (place * FILLED) / series.length;
  const ground = heightOf(scale, 0);
  return (
    <ChartFrame
      scale={scale}
      labels={rows.map(({ label }) => label)}
      middleOf={(index) => (index + 0.5) * place}
    >
      {rows.map(({ values }, row) =>
        values.map((value, at) => {
          if (value === null) return null;
          const top = heightOf(scale, value);
          return (
            <SeriesBar
              key={`${row}-${at}`}
              series={at}
              patterns={patterns}
              x={`${row * place + (place * (1 - FILLED)) / 2 + at * width}%`}
              width={`${width * 0.94}%`}
              y={Math.min(top, ground)}
              height={Math.max(1, Math.abs(ground - top))}
            />
          );
        }),
      )}
    </ChartFrame>
  );
}
