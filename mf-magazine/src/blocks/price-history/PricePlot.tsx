import { ChartFrame, getVerticalPositionPx } from '../chart/ChartFrame.tsx';
import { createChartScale } from '../chart/chart-scale.ts';
import { createPricePath, getDayPercent, listMonthStarts } from './price-axis.ts';
import type { PricePeriod } from './price-axis.ts';
import type { PricePoint } from './price-history.ts';
import styles from './price-history.module.css';

/** Height of the plot in CSS pixels. */
const PLOT_HEIGHT_PX = 140;

interface PricePlotProps {
  readonly points: readonly PricePoint[];
  readonly period: PricePeriod;
}

/** Draws the prices over the days of a period. Screen readers skip the drawing. */
export function PricePlot({ points, period }: PricePlotProps) {
  const scale = createChartScale(
    points.map(({ value }) => value),
    false,
  );
  const months = listMonthStarts(period);
  const lastPoint = points.at(-1);
  const highestY = getVerticalPositionPx(scale, scale.high, PLOT_HEIGHT_PX);
  return (
    <ChartFrame
      scale={scale}
      labels={months.map(({ label }) => label)}
      getLabelCenterPercent={(index) => getDayPercent(period, months[index]?.day ?? period.endDay)}
      plotHeightPx={PLOT_HEIGHT_PX}
    >
      {/* Only the inner drawing is stretched: a path accepts no percentages. */}
      <svg
        y={highestY}
        width="100%"
        height={PLOT_HEIGHT_PX}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className={styles.plot}
      >
        <path
          className={styles.line}
          d={createPricePath(points, period, scale)}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {lastPoint && (
        <circle
          className={styles.end}
          cx={`${getDayPercent(period, lastPoint.day)}%`}
          cy={getVerticalPositionPx(scale, lastPoint.value, PLOT_HEIGHT_PX)}
          r="4"
        />
      )}
    </ChartFrame>
  );
}
