import type { ConsentState } from '@gruenland/shared-contracts/shell-api.ts';
import { useSyncExternalStore } from 'react';
import { useShell } from './useShell.ts';

const CONSENT_NOT_READY: ConsentState = {
  ready: false,
  decided: false,
  layer: 'none',
  services: {},
  categories: {},
};

/**
 * Returns the state of the visitor's consent. On the server and during hydration `ready` is false
 * and no service is allowed.
 */
export function useConsent(): ConsentState {
  const { consent } = useShell();
  return useSyncExternalStore(consent.subscribe, consent.getState, () => CONSENT_NOT_READY);
}
