import styles from './site-footer.module.css';

/** Draws the decorative strip above the footer: the edge of a field as a linocut. */
export function FieldEdgeDrawing() {
  return (
    <svg
      className={styles.edge}
      viewBox="0 0 1200 60"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 38 110 30 230 36 340 22 470 30 600 18 720 28 850 16 980 26 1090 20 1200 28V60H0Z" />
      <path d="M0 50 160 44 330 50 520 40 700 47 880 38 1040 46 1200 40V60H0Z" />
    </svg>
  );
}
