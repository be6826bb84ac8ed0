import { describe, expect, test } from '@jest/globals';

import { REGISTRATION_STATES } from '@gruenland/shared-contracts/api/event-registration.ts';

import { afterStep, holdsSeats, isLive } from './registration-states.ts';
import type { RegistrationStep } from './registration-states.ts';
import { cancelUntil, dateRegistration, offerUntil, seatsLeft } from './registration-window.ts';
import type { DateRules } from './registration-window.ts';

const STEPS: readonly RegistrationStep[] = [
  'confirm',
  'wait',
  'moveUp',
  'accept',
  'lapse',
  'cancel',
  'attend',
  'miss',
];

test('the whole table of states, step by step', () => {
  const table = REGISTRATION_STATES.map(
    (state) => `${state}: ${STEPS.map((step) => afterStep(state, step) ?? '-').join(' ')}`,
  );
  expect(table).toEqual([
    'angefragt: bestaetigt warteliste - - - storniert - -',
    'bestaetigt: - - - - - storniert erschienen nicht-erschienen',
    'warteliste: - - nachgerueckt - - storniert - -',
    'nachgerueckt: - - - bestaetigt verfallen storniert - -',
    'storniert: - - - - - - - -',
    'verfallen: - - - - - - - -',
    'erschienen: - - - - - - - nicht-erschienen',
    'nicht-erschienen: - - - - - - erschienen -',
  ]);
  expect(REGISTRATION_STATES.filter(isLive)).toEqual([
    'angefragt',
    'bestaetigt',
    'warteliste',
    'nachgerueckt',
  ]);
  expect(REGISTRATION_STATES.filter(holdsSeats)).not.toContain('warteliste');
});

describe('the window of a date', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const rules: DateRules = {
    registration: 'intern',
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
    [{ registration: 'extern' }, 'none'],
  ] as const)('with %j it is %s', (own, expected) => {
    expect(dateRegistration({ ...rules, ...own }, now, false)).toBe(expected);
  });

  test.each([
    [{}, 'waitlist'],
    [{ waitlist: false }, 'full'],
    [{ status: 'cancelled' }, 'closed'],
  ] as const)('behind those who wait, with %j and a seat free, it is %s', (own, expected) => {
    expect(dateRegistration({ ...rules, ...own }, now, true)).toBe(expected);
  });

  test('seats never go below none, offers never beyond the beginning', () => {
    expect(seatsLeft({ ...rules, seatsTaken: 12 })).toBe(0);
    expect(cancelUntil(rules).toISOString()).toBe('2026-11-23T12:00:00.000Z');
    expect(offerUntil(rules, now).toISOString()).toBe('2026-11-22T12:00:00.000Z');
    const soon = new Date('2026-11-21T18:00:00Z');
    expect(offerUntil({ ...rules, startsAt: soon }, now)).toEqual(soon);
  });
});
