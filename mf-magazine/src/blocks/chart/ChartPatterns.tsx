import styles from './chart.module.css';

/** CSS class of each series, for its bars and its legend entry. */
const SERIES_CLASSES = [styles.series0, styles.series1, styles.series2, styles.series3] as const;

/**
 * Patterns drawn over the series colours, so that the series differ in more than colour. The first
 * series has no pattern.
 */
const SERIES_PATTERNS = [
  { size: 6, path: 'M-1 1 l2 -2 M0 6 l6 -6 M5 7 l2 -2' },
  { size: 6, path: 'M3 2 v2 M2 3 h2' },
  { size: 5, path: 'M0 2.5 h5' },
] as const;

/** Defines the SVG patterns of the series. Their element ids start with `id`. */
export function ChartPatterns({ id }: { readonly id: string }) {
  return (
    <svg width="0" height="0" className={styles.patterns} aria-hidden="true">
      <defs>
        {SERIES_PATTERNS.map(({ size, path }, index) => (
          <pattern
            key={path}
            id={getPatternId(id, index + 1)}
            width={size}
            height={size}
            patternUnits="userSpaceOnUse"
          >
            <path d={path} className={styles.patternLine} />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

function getPatternId(id: string, series: number): string {
  return `${id}-muster-${series}`;
}

interface SeriesBarProps {
  /** Index of the series, from 0. */
  readonly series: number;
  /** The `id` passed to `ChartPatterns`. The element ids of the patterns start with this id. */
  readonly patternsId: string;
  readonly x?: string;
  readonly y?: number;
  readonly width: string | number;
  readonly height: number;
}

/** Draws a bar in the colour and pattern of its series. */
export function SeriesBar({ series, patternsId, ...geometry }: SeriesBarProps) {
  return (
    <>
      <rect className={SERIES_CLASSES[series]} {...geometry} />
      {series > 0 && <rect fill={`url(#${getPatternId(patternsId, series)})`} {...geometry} />}
    </>
  );
}
