import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';

/** Waiting shorter than this is not shown, in milliseconds (specification section 9). */
export const LAZY_DELAY_MS = 200;

/** What stands in for a part that is being loaded; appears only when that takes a while. */
export function LazyFallback({ children }: { readonly children: ReactNode }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LAZY_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return late ? children : null;
}
