import type { ReactNode } from 'react';
import { formatChartNumber } from './chart-numbers.ts';
import { getAxisPosition } from './chart-scale.ts';
import type { ChartScale } from './chart-scale.ts';
import { listVisibleLabelIndices } from './chart-labels.ts';
import styles from './chart.module.css';

/**
 * Height above the plot in CSS pixels. Widths are percentages, so the drawing scales without
 * distortion.
 */
const TOP_MARGIN_PX = 8;
/** Default height of the plot in CSS pixels. */
const PLOT_HEIGHT_PX = 220;
/** Height of the labels below the plot in CSS pixels. */
const LABEL_HEIGHT_PX = 30;

/** Returns the distance of a value from the top of the drawing in CSS pixels. */
export function getVerticalPositionPx(
  scale: ChartScale,
  value: number,
  plotHeightPx = PLOT_HEIGHT_PX,
): number {
  return TOP_MARGIN_PX + (1 - getAxisPosition(scale, value)) * plotHeightPx;
}

interface ChartFrameProps {
  readonly scale: ChartScale;
  readonly labels: readonly string[];
  /** Returns the horizontal centre of a label in percent of the drawing's width, 0 to 100. */
  readonly getLabelCenterPercent: (index: number) => number;
  readonly plotHeightPx?: number;
  readonly children: ReactNode;
}

/**
 * Draws the axis, the grid lines and the labels around a plot. Screen readers skip all of them and
 * read the data table instead.
 */
export function ChartFrame({
  scale,
  labels,
  getLabelCenterPercent: getCenterPercent,
  plotHeightPx = PLOT_HEIGHT_PX,
  children,
}: ChartFrameProps) {
  const height = TOP_MARGIN_PX + plotHeightPx + LABEL_HEIGHT_PX;
  return (
    <div className={styles.frame} aria-hidden="true">
      <svg className={styles.axis} height={height}>
        {scale.ticks.map((tick) => (
          <text
            key={tick}
            x="100%"
            y={getVerticalPositionPx(scale, tick, plotHeightPx)}
            dy="0.32em"
            textAnchor="end"
          >
            {formatChartNumber(tick)}
          </text>
        ))}
      </svg>
      <svg className={styles.plot} height={height}>
        {scale.ticks.map((tick) => (
          <line
            key={tick}
            className={tick === 0 ? styles.zeroLine : styles.tick}
            x1="0"
            x2="100%"
            y1={getVerticalPositionPx(scale, tick, plotHeightPx)}
            y2={getVerticalPositionPx(scale, tick, plotHeightPx)}
          />
        ))}
        {children}
        {listVisibleLabelIndices(labels.length).map((index) => (
          <text
            key={index}
            x={`${getCenterPercent(index)}%`}
            y={height - 8}
            textAnchor={getTextAnchor(getCenterPercent(index))}
          >
            {labels[index]}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** Returns the text alignment that keeps the first and the last label inside the drawing. */
function getTextAnchor(centerPercent: number): 'start' | 'middle' | 'end' {
  if (centerPercent < 4) return 'start';
  return centerPercent > 96 ? 'end' : 'middle';
}
