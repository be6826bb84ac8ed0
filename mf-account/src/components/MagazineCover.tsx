import styles from './print-offers.module.css';

/**
 * Draws the cover of an issue as a linocut: the name above a field in the morning. Its colours are
 * attributes, because every page loads the stylesheet of this package.
 */
export function MagazineCover() {
  return (
    <svg className={styles.cover} viewBox="0 0 120 160" aria-hidden="true" focusable="false">
      <path fill="var(--gl-wheat-tint)" d="M0 0H120V160H0Z" />
      <circle fill="var(--gl-wheat)" cx="83" cy="66" r="15" />
      <path fill="var(--gl-brand)" d="M0 84 26 74 55 80 84 71 120 79V160H0Z" />
      <path fill="var(--gl-action)" d="M0 96 40 89 78 95 120 87V160H0Z" />
      <path
        fill="none"
        stroke="var(--gl-brand)"
        strokeWidth="1.6"
        d="M60 93 2 160M60 93 34 160M61 93 66 160M62 93 97 160M64 93 120 142M57 93 0 126"
      />
      <path
        fill="var(--gl-action-strong)"
        stroke="var(--gl-action-strong)"
        strokeWidth="2"
        d="M24 92V78M24 62c8 0 12 6 11 11s-6 8-11 8-10-3-11-8 3-11 11-11Z"
      />
      <text
        fill="var(--gl-ink)"
        fontFamily="var(--gl-font-serif)"
        fontSize="21"
        fontWeight="640"
        textAnchor="middle"
        x="60"
        y="27"
      >
        Grünland
      </text>
      <path stroke="var(--gl-ink)" d="M12 35H108" />
    </svg>
  );
}
