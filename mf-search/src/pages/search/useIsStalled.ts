import { useEffect, useState } from 'react';

/**
 * Time in milliseconds after which a pending search shows a waiting message (specification section
 * 9).
 */
const STALLED_AFTER_MS = 200;

/**
 * Returns whether the search has been pending for too long. Includes the time in which the live
 * search loads. Each new search starts the time again.
 *
 * @param pendingSearch the search without results, compared by identity. Null when none is pending.
 */
export function useIsStalled(pendingSearch: object | null): boolean {
  const [stalledSearch, setStalledSearch] = useState<object | null>(null);
  useEffect(() => {
    if (!pendingSearch) return;
    const timer = setTimeout(() => setStalledSearch(pendingSearch), STALLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [pendingSearch]);
  return pendingSearch !== null && stalledSearch === pendingSearch;
}
