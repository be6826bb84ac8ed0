import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';

/** Milliseconds before a loading component's fallback is shown (specification section 9). */
export const LAZY_DELAY_MS = 200;

/** Shows the fallback of a loading component, but only after {@link LAZY_DELAY_MS}. */
export function LazyFallback({ children }: { readonly children: ReactNode }) {
  const [isDelayOver, setDelayOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDelayOver(true), LAZY_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isDelayOver ? children : null;
}
