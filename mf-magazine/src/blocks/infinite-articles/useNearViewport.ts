import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Calls `onNear` when the element comes near the viewport. Does nothing while `isActive` is false.
 */
export function useNearViewport(
  element: RefObject<HTMLElement | null>,
  isActive: boolean,
  onNear: () => void,
): void {
  const onNearRef = useRef(onNear);
  useEffect(() => {
    onNearRef.current = onNear;
  });
  useEffect(() => {
    const target = element.current;
    if (!isActive || !target || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && onNearRef.current(),
      { rootMargin: '0px 0px 150% 0px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, isActive]);
}
