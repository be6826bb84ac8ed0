import type { ReactNode } from 'react';
import { numberText } from './chart-numbers.ts';
import { shareOf } from './chart-scale.ts';
import type { ChartScale } from './chart-scale.ts';
import { shownLabels } from './chart-labels.ts';
import styles from './chart.module.css';

/** CSS pixels; widths are given in percent, so that nothing is distorted on any screen. */
const TOP = 8;
const HEIGHT = 220;
const FOOT = 30;

/** Vertical place of a value in CSS pixels. */
export function heightOf(scale: ChartScale, value: number): number {
  return TOP + (1 - shareOf(scale, value)) * HEIGHT;
}

interface ChartFrameProps {
  readonly scale: ChartScale;
  readonly labels: readonly string[];
  /** Middle of a label's place, 0 to 100. */
  readonly middleOf: (index: number) => number;
  readonly children: ReactNode;
}

/** Axis, lines and labels around a drawing. Hidden from screen readers: the table says it better. */
export function ChartFrame({ scale, labels, middleOf, children }: ChartFrameProps) {
  const height = TOP + HEIGHT + FOOT;
  return (
    <div className={styles['frame']} aria-hidden="true">
      <svg className={styles['axis']} height={height}>
        {scale.ticks.map((tick) => (
          <text key={tick} x="100%" y={heightOf(scale, tick)} dy="0.32em" textAnchor="end">
            {numberText(tick)}
          </text>
        ))}
      </svg>
      <svg className={styles['plot']} height={height}>
        {scale.ticks.map((tick) => (
          <line
            key={tick}
            className={tick === 0 ? styles['zero'] : styles['tick']}
            x1="0"
            x2="100%"
            y1={heightOf(scale, tick)}
            y2={heightOf(scale, tick)}
          />
        ))}
        {children}
        {shownLabels(labels.length).map((index) => (
          <text
            key={index}
            x={`${middleOf(index)}%`}
            y={height - 8}
            textAnchor={anchorAt(middleOf(index))}
          >
            {labels[index]}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** Labels at the ends must not leave the drawing. */
function anchorAt(middle: number): 'start' | 'middle' | 'end' {
  if (middle < 4) return 'start';
  return middle > 96 ? 'end' : 'middle';
}
