import type { RegistrationState } from '@gruenland/shared-contracts/api/event-registration.ts';

/** Steps that change the state of a registration (domain.md, section 2.5). */
export type RegistrationStep =
  | 'confirm'
  | 'wait'
  | 'moveUp'
  | 'accept'
  | 'lapse'
  | 'cancel'
  | 'attend'
  | 'miss';

const STATE_TRANSITIONS: Readonly<
  Record<RegistrationState, Readonly<Partial<Record<RegistrationStep, RegistrationState>>>>
> = {
  requested: { confirm: 'confirmed', wait: 'waitlisted', cancel: 'cancelled' },
  confirmed: { cancel: 'cancelled', attend: 'attended', miss: 'no-show' },
  waitlisted: { moveUp: 'promoted', cancel: 'cancelled' },
  promoted: { accept: 'confirmed', lapse: 'lapsed', cancel: 'cancelled' },
  cancelled: {},
  lapsed: {},
  attended: { miss: 'no-show' },
  'no-show': { attend: 'attended' },
};

/** States that hold seats. Only registrations in these states count towards the capacity. */
const SEAT_STATES: ReadonlySet<RegistrationState> = new Set([
  'confirmed',
  'promoted',
  'attended',
  'no-show',
]);

/** Returns the state after a step, or null if the step is not allowed. */
export function getNextRegistrationState(
  state: RegistrationState,
  step: RegistrationStep,
): RegistrationState | null {
  return STATE_TRANSITIONS[state][step] ?? null;
}

export function hasSeats(state: RegistrationState): boolean {
  return SEAT_STATES.has(state);
}

/** Returns whether the registration is requested, confirmed, waitlisted or has a seat offer. */
export function isActiveState(state: RegistrationState): boolean {
  return STATE_TRANSITIONS[state].cancel !== undefined;
}
