import styles from './chart.module.css';

/** What lies on the colour of each series after the first, so that no series is told by colour alone. */
const DRAWN = [
  { size: 6, path: 'M-1 1 l2 -2 M0 6 l6 -6 M5 7 l2 -2' },
  { size: 6, path: 'M3 2 v2 M2 3 h2' },
  { size: 5, path: 'M0 2.5 h5' },
] as const;

/** Patterns of the series; the drawings refer to them by `id`. */
export function ChartPatterns({ id }: { readonly id: string }) {
  return (
    <svg width="0" height="0" className={styles['patterns']} aria-hidden="true">
      <defs>
        {DRAWN.map(({ size, path }, index) => (
          <pattern
            key={path}
            id={patternId(id, index + 1)}
            width={size}
            height={size}
            patternUnits="userSpaceOnUse"
          >
            <path d={path} className={styles['drawn']} />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

function patternId(id: string, series: number): string {
  return `${id}-muster-${series}`;
}

interface SeriesBarProps {
  /** Number of the series, from 0. */
  readonly series: number;
  /** Of the chart's patterns. */
  readonly patterns: string;
  readonly x?: string;
  readonly y?: number;
  readonly width: string | number;
  readonly height: number;
}

/** A bar in the colour and the pattern of its series. */
export function SeriesBar({ series, patterns, ...place }: SeriesBarProps) {
  return (
    <>
      <rect className={styles[`series${series}`]} {...place} />
      {series > 0 && <rect fill={`url(#${patternId(patterns, series)})`} {...place} />}
    </>
  );
}
