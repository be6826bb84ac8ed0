import { describe, expect, test } from '@jest/globals';

import { REGISTRATION_STATES } from '@gruenland/shared-contracts/api/event-registration.ts';

import { getNextRegistrationState, hasSeats, isActiveState } from './registration-states.ts';
import type { RegistrationStep } from './registration-states.ts';
import {
  getCancellationDeadline,
  getRegistrationStatus,
  getOfferEnd,
  countFreeSeats,
} from './registration-window.ts';
import type { RegistrationRules } from './registration-window.ts';

const ALL_STEPS: readonly RegistrationStep[] = [
  'confirm',
  'wait',
  'moveUp',
  'accept',
  'lapse',
  'cancel',
  'attend',
  'miss',
];

test('every transition in every state', () => {
  const transitionTable = REGISTRATION_STATES.map(
    (state) =>
      `${state}: ${ALL_STEPS.map((step) => getNextRegistrationState(state, step) ?? '-').join(' ')}`,
  );
  expect(transitionTable).toEqual([
    'requested: confirmed waitlisted - - - cancelled - -',
    'confirmed: - - - - - cancelled attended no-show',
    'waitlisted: - - promoted - - cancelled - -',
    'promoted: - - - confirmed lapsed cancelled - -',
    'cancelled: - - - - - - - -',
    'lapsed: - - - - - - - -',
    'attended: - - - - - - - no-show',
    'no-show: - - - - - - attended -',
  ]);
  expect(REGISTRATION_STATES.filter(isActiveState)).toEqual([
    'requested',
    'confirmed',
    'waitlisted',
    'promoted',
  ]);
  expect(REGISTRATION_STATES.filter(hasSeats)).not.toContain('waitlisted');
});

describe('registration options of an occurrence', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const rules: RegistrationRules = {
    registration: 'internal',
    capacity: 10,
    waitlist: true,
    opensAt: null,
    closesHours: 24,
    cancelHours: 48,
    startsAt: new Date('2026-11-25T12:00:00Z'),
    seatsTaken: 9,
    status: 'scheduled',
  };

  test.each([
    [{}, 'open'],
    [{ seatsTaken: 10 }, 'waitlist'],
    [{ seatsTaken: 10, waitlist: false }, 'full'],
    [{ capacity: null, seatsTaken: 5000 }, 'open'],
    [{ startsAt: new Date('2026-11-22T11:59:00Z') }, 'closed'],
    [{ status: 'cancelled' }, 'closed'],
    [{ opensAt: new Date('2026-11-22T00:00:00Z') }, 'later'],
    [{ registration: 'external' }, 'none'],
  ] as const)('with %j registration is %s', (changedRules, expectedStatus) => {
    expect(getRegistrationStatus({ ...rules, ...changedRules }, now, false)).toBe(expectedStatus);
  });

  test.each([
    [{}, 'waitlist'],
    [{ waitlist: false }, 'full'],
    [{ status: 'cancelled' }, 'closed'],
  ] as const)(
    'with waitlist entries, a free seat and %j registration is %s',
    (changedRules, expectedStatus) => {
      expect(getRegistrationStatus({ ...rules, ...changedRules }, now, true)).toBe(expectedStatus);
    },
  );

  test('free seats never become negative, seat offers end at the start', () => {
    expect(countFreeSeats({ ...rules, seatsTaken: 12 })).toBe(0);
    expect(getCancellationDeadline(rules).toISOString()).toBe('2026-11-23T12:00:00.000Z');
    expect(getOfferEnd(rules, now).toISOString()).toBe('2026-11-22T12:00:00.000Z');
    const startBeforeOfferEnd = new Date('2026-11-21T18:00:00Z');
    expect(getOfferEnd({ ...rules, startsAt: startBeforeOfferEnd }, now)).toEqual(
      startBeforeOfferEnd,
    );
  });
});
