import type { SavedKeys } from '@gruenland/shared-contracts/api/watchlist.ts';
import { SAVED_COUNT_EVENT } from '@gruenland/shared-ui/watchlist/saved-count-event.ts';
import { waitForFirstInteraction } from '@gruenland/shared-ui/loading/waitForFirstInteraction.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { useContext, useEffect, useState } from 'react';

/**
 * Returns the number of entries on the visitor's watchlist, and follows its changes. It is 0 until
 * the first interaction, because pages are cached for all visitors.
 */
export function useSavedCount(): number {
  const http = useContext(ShellApiContext)?.http;
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!http) return;
    const controller = new AbortController();
    const { signal } = controller;
    let hasChanged = false;
    addEventListener(
      SAVED_COUNT_EVENT,
      (event) => {
        hasChanged = true;
        setCount((event as CustomEvent<number>).detail);
      },
      { signal },
    );
    void waitForFirstInteraction()
      .then(() => http<SavedKeys>('/api/watchlist/summary', { signal, retry: 0 }))
      .then(({ keys }) => !signal.aborted && !hasChanged && setCount(keys.length))
      // Without an answer the heart stays empty.
      .catch(() => {});
    return () => controller.abort();
  }, [http]);
  return count;
}
