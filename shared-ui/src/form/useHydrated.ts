import { useSyncExternalStore } from 'react';

function never(): () => void {
  return () => {};
}

/** False on the server and during hydration, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
