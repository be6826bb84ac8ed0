import type { ConsentState } from '@gruenland/shared-contracts/shell-api.ts';
import { useSyncExternalStore } from 'react';
import { useShell } from './useShell.ts';

const NOT_READY: ConsentState = {
  ready: false,
  decided: false,
  layer: 'none',
  services: {},
  categories: {},
};

/** The visitor's consent; on the server and during hydration not ready and nothing granted. */
export function useConsent(): ConsentState {
  const { consent } = useShell();
  return useSyncExternalStore(consent.subscribe, consent.getState, () => NOT_READY);
}
