import { useSyncExternalStore } from 'react';

function subscribeToNothing(): () => void {
  return () => {};
}

/** Returns false on the server and during hydration, true after hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
