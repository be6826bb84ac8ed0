import styles from './chart.module.css';

/** Class of the line of each series. */
export const STROKE_CLASSES = [
  styles.stroke0,
  styles.stroke1,
  styles.stroke2,
  styles.stroke3,
] as const;
