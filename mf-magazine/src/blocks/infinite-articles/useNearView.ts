import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Calls `arrive` when the element comes near the view while `active`. */
export function useNearView(
  element: RefObject<HTMLElement | null>,
  active: boolean,
  arrive: () => void,
): void {
  const latest = useRef(arrive);
  useEffect(() => {
    latest.current = arrive;
  });
  useEffect(() => {
    const target = element.current;
    if (!active || !target || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && latest.current(),
      { rootMargin: '0px 0px 150% 0px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, active]);
}
