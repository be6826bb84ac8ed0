import type { ReactNode } from 'react';
import { classNames } from '#class-names/classNames.ts';
import styles from './SwipeRow.module.css';
import { useVisibleCurrentItem } from './useVisibleCurrentItem.ts';

export interface SwipeRowProps {
  readonly children: ReactNode;
  /** Class name that arranges the items on wide screens. */
  readonly className?: string | undefined;
}

/**
 * Renders a list of links that is one row on narrow screens, which scrolls sideways. The link with
 * `aria-current` is visible at first: through CSS where the browser can, otherwise with script.
 */
export function SwipeRow({ children, className }: SwipeRowProps) {
  const row = useVisibleCurrentItem();
  return (
    <ul ref={row} className={classNames(styles.row, className)}>
      {children}
    </ul>
  );
}
