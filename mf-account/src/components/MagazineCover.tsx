import styles from './magazine-cover.module.css';

/** Draws the cover of an issue as a linocut: the name above a field in the morning. */
export function MagazineCover() {
  return (
    <svg className={styles.cover} viewBox="0 0 120 160" aria-hidden="true" focusable="false">
      <rect className={styles.paper} width="120" height="160" />
      <circle className={styles.sun} cx="83" cy="66" r="15" />
      <path className={styles.hill} d="M0 84 26 74 55 80 84 71 120 79V160H0Z" />
      <path className={styles.field} d="M0 96 40 89 78 95 120 87V160H0Z" />
      <path
        className={styles.furrows}
        d="M60 93 2 160M60 93 34 160M61 93 66 160M62 93 97 160M64 93 120 142M57 93 0 126"
      />
      <path
        className={styles.tree}
        d="M24 92V78M24 62c8 0 12 6 11 11s-6 8-11 8-10-3-11-8 3-11 11-11Z"
      />
      <text className={styles.name} x="60" y="27">
        Grünland
      </text>
      <path className={styles.rule} d="M12 35H108" />
    </svg>
  );
}
