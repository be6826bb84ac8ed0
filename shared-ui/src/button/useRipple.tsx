import { useEffect, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import styles from './ripple.module.css';

/** Life of an ink ring in milliseconds (specification section 9). */
export const RIPPLE_MS = 401;

interface Ink {
  readonly key: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function prefersStillness(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

function inkAt(event: MouseEvent<HTMLElement>, key: number): Ink {
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
 * A ring of ink under the pointer, gone when its animation ends or after {@link RIPPLE_MS}. The
 * host needs `position: relative` and `overflow: hidden`. Nothing with reduced motion.
 */
export function useRipple(off: boolean): {
  readonly start: (event: MouseEvent<HTMLElement>) => void;
  readonly ink: ReactNode;
} {
  const [ink, setInk] = useState<Ink | null>(null);
  useEffect(() => {
    if (!ink) return;
    const timer = setTimeout(() => setInk(null), RIPPLE_MS);
    return () => clearTimeout(timer);
  }, [ink]);
  return {
    start: (event) => {
      if (off || prefersStillness()) return;
      const next = inkAt(event, (ink?.key ?? 0) + 1);
      setInk(next);
    },
    ink: ink ? <InkRing key={ink.key} ink={ink} end={() => setInk(null)} /> : null,
  };
}

/** Appears only after a press in the browser, hence its inline style never stands in a document. */
function InkRing({ ink, end }: { readonly ink: Ink; readonly end: () => void }) {
  return (
    <span
      role="presentation"
      aria-hidden="true"
      className={styles['ink']}
      style={{ width: ink.size, height: ink.size, left: ink.x, top: ink.y }}
      onAnimationEnd={end}
    />
  );
}
