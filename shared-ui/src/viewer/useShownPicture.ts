import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Time in milliseconds without scrolling after which a swipe has ended. */
const SWIPE_PAUSE_MS = 120;

/**
 * Returns the index of the picture that a row of pictures shows, each as wide as the row, and a
 * function that scrolls to another one.
 */
export function useShownPicture(
  track: RefObject<HTMLElement | null>,
  firstIndex: number,
  count: number,
) {
  const [index, setIndex] = useState(firstIndex);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (targetIndex: number, behavior: ScrollBehavior = 'auto') => {
    const nextIndex = Math.max(0, Math.min(targetIndex, count - 1));
    setIndex(nextIndex);
    const row = track.current;
    row?.scrollTo({ left: nextIndex * row.clientWidth, behavior });
  };
  const handleScroll = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const row = track.current;
      if (row && row.clientWidth > 0) setIndex(Math.round(row.scrollLeft / row.clientWidth));
    }, SWIPE_PAUSE_MS);
  };
  return { index, show, handleScroll };
}
