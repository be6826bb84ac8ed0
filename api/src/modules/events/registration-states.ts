import type { RegistrationState } from '@gruenland/shared-contracts/api/event-registration.ts';

/** What may happen to a registration (domain 2.5). */
export type RegistrationStep =
  | 'confirm'
  | 'wait'
  | 'moveUp'
  | 'accept'
  | 'lapse'
  | 'cancel'
  | 'attend'
  | 'miss';

const STEPS: Readonly<
  Record<RegistrationState, Readonly<Partial<Record<RegistrationStep, RegistrationState>>>>
> = {
  angefragt: { confirm: 'bestaetigt', wait: 'warteliste', cancel: 'storniert' },
  bestaetigt: { cancel: 'storniert', attend: 'erschienen', miss: 'nicht-erschienen' },
  warteliste: { moveUp: 'nachgerueckt', cancel: 'storniert' },
  nachgerueckt: { accept: 'bestaetigt', lapse: 'verfallen', cancel: 'storniert' },
  storniert: {},
  verfallen: {},
  erschienen: { miss: 'nicht-erschienen' },
  'nicht-erschienen': { attend: 'erschienen' },
};

/** States in which seats are held; only such registrations count against the capacity. */
const HOLDING: ReadonlySet<RegistrationState> = new Set([
  'bestaetigt',
  'nachgerueckt',
  'erschienen',
  'nicht-erschienen',
]);

/** Where a step leads; null where it is not possible. */
export function afterStep(
  state: RegistrationState,
  step: RegistrationStep,
): RegistrationState | null {
  return STEPS[state][step] ?? null;
}

/** Whether seats are held in a state. */
export function holdsSeats(state: RegistrationState): boolean {
  return HOLDING.has(state);
}

/** Whether somebody still takes part, waits or is asked. */
export function isLive(state: RegistrationState): boolean {
  return STEPS[state].cancel !== undefined;
}
