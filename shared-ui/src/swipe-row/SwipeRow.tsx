import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { classNames } from '#class-names/classNames.ts';
import styles from './SwipeRow.module.css';

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
  const row = useRef<HTMLUListElement>(null);
  const shownItem = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const list = row.current;
    const current = list?.querySelector<HTMLElement>('[aria-current]')?.closest('li') ?? null;
    // Other updates must not undo the scrolling of the visitor.
    if (current === shownItem.current) return;
    shownItem.current = current;
    if (!list || !current) return;
    const visibleEnd = list.scrollLeft + list.clientWidth;
    const end = current.offsetLeft - list.offsetLeft + current.offsetWidth;
    if (end > visibleEnd) list.scrollLeft = end - list.clientWidth / 2;
  });
  return (
    <ul ref={row} className={classNames(styles.row, className)}>
      {children}
    </ul>
  );
}
