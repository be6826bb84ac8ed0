import type { ReactNode } from 'react';
import styles from './Icon.module.css';

export interface IconProps {
  /** `text`: as high as a capital. `normal`: 20 px. `large`: 28 px. */
  readonly size?: 'text' | 'normal' | 'large';
  /** Spoken name; without it the icon is decoration beside a text. */
  readonly label?: string;
}

/** The frame of all icons: 24 units, blunt strokes of uneven weight as if cut into lino. */
export function Icon({ size = 'normal', label, children }: IconProps & { children: ReactNode }) {
  const named = label ? ({ role: 'img', 'aria-label': label } as const) : { 'aria-hidden': true };
  return (
    <svg
      {...named}
      className={`${styles['icon']} ${styles[size]}`}
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
