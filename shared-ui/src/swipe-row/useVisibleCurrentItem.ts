import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/**
 * Returns the ref of a list, which then scrolls sideways so that the item of the link with
 * `aria-current` is visible.
 */
export function useVisibleCurrentItem(): RefObject<HTMLUListElement | null> {
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
  return row;
}
