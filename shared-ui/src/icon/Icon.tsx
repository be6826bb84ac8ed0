import type { ReactNode } from 'react';
import styles from './Icon.module.css';

export interface IconProps {
  /** Size of the icon: `text` has the cap height of the text, `normal` 20 px, `large` 28 px. */
  readonly size?: 'text' | 'normal' | 'large';
  /** Accessible name. If absent, screen readers skip the icon. */
  readonly label?: string;
}

/**
 * Renders the `svg` element that all icons share: a drawing area of 24 units, with uneven strokes
 * in the style of a linocut.
 */
export function Icon({ size = 'normal', label, children }: IconProps & { children: ReactNode }) {
  const accessibilityProps = label
    ? ({ role: 'img', 'aria-label': label } as const)
    : { 'aria-hidden': true };
  return (
    <svg
      {...accessibilityProps}
      className={`${styles.icon} ${styles[size]}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="butt"
      strokeLinejoin="miter"
      focusable="false"
    >
      {children}
    </svg>
  );
}
