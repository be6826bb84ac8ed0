import { useEffect, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import styles from './ripple.module.css';

/** Duration of a ripple in milliseconds (specification section 9). */
export const RIPPLE_MS = 401;

interface Ripple {
  readonly key: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function prefersReducedMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

function createRipple(event: MouseEvent<HTMLElement>, key: number): Ripple {
  const box = event.currentTarget.getBoundingClientRect();
  const size = Math.max(box.width, box.height);
  return {
    key,
    size,
    x: event.clientX - box.left - size / 2,
    y: event.clientY - box.top - size / 2,
  };
}

/**
 * Returns a ripple element, and a function that starts the ripple at the pointer. The ripple
 * disappears when its animation ends, or after {@link RIPPLE_MS}. The host element needs `position:
 * relative` and `overflow: hidden`. Users who prefer reduced motion see no ripple.
 */
export function useRipple(disabled: boolean): {
  readonly start: (event: MouseEvent<HTMLElement>) => void;
  readonly element: ReactNode;
} {
  const [ripple, setRipple] = useState<Ripple | null>(null);
  useEffect(() => {
    if (!ripple) return;
    const timer = setTimeout(() => setRipple(null), RIPPLE_MS);
    return () => clearTimeout(timer);
  }, [ripple]);
  return {
    start: (event) => {
      if (disabled || prefersReducedMotion()) return;
      const next = createRipple(event, (ripple?.key ?? 0) + 1);
      setRipple(next);
    },
    element: ripple ? (
      <RippleCircle key={ripple.key} ripple={ripple} onEnd={() => setRipple(null)} />
    ) : null,
  };
}

/**
 * A `RippleCircle` is rendered only after a press in the browser, so its inline style is never part
 * of server HTML.
 */
function RippleCircle({ ripple, onEnd }: { readonly ripple: Ripple; readonly onEnd: () => void }) {
  return (
    <span
      role="presentation"
      aria-hidden="true"
      className={styles.ripple}
      style={{ width: ripple.size, height: ripple.size, left: ripple.x, top: ripple.y }}
      onAnimationEnd={onEnd}
    />
  );
}
