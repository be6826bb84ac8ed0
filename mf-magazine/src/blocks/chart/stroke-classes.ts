import styles from './chart.module.css';

/** CSS class of each series, for its line. */
export const STROKE_CLASSES = [
  styles.stroke0,
  styles.stroke1,
  styles.stroke2,
  styles.stroke3,
] as const;
