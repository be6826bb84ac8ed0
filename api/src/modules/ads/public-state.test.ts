import { expect, test } from '@jest/globals';

import { getPublicAdState } from './public-state.ts';

const now = new Date('2026-11-22T12:00:00Z');
const getDateDaysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const getPublicState = (state: string, expiresAt: Date | null, endedAt: Date | null = null) =>
  getPublicAdState({ state, expiresAt, endedAt } as Parameters<typeof getPublicAdState>[0], now);

test('an ad runs until its end time', () => {
  expect(getPublicState('active', getDateDaysAgo(-0.001))).toBe('active');
  expect(getPublicState('reserved', getDateDaysAgo(-30))).toBe('reserved');
});

test.each(['active', 'reserved', 'paused'])(
  'an ad is expired after its end although the stored state is %s',
  (state) => {
    expect(getPublicState(state, getDateDaysAgo(0))).toBe('expired');
    expect(getPublicState(state, getDateDaysAgo(29.9))).toBe('expired');
    expect(() => getPublicState(state, getDateDaysAgo(30))).toThrow(
      expect.objectContaining({ code: 'record.gone' }),
    );
  },
);

test('sold and expired ads stay visible for thirty days', () => {
  expect(getPublicState('sold', getDateDaysAgo(1), getDateDaysAgo(12))).toBe('sold');
  expect(getPublicState('expired', getDateDaysAgo(12), getDateDaysAgo(12))).toBe('expired');
  expect(() => getPublicState('sold', null, getDateDaysAgo(31))).toThrow(
    expect.objectContaining({ code: 'record.gone' }),
  );
});

test('other states are not public, each with its own error', () => {
  const problemCodes = {
    paused: 'ad.paused',
    deleted: 'record.gone',
    blocked: 'record.gone',
    review: 'record.not-found',
    unconfirmed: 'record.not-found',
  };
  for (const [state, code] of Object.entries(problemCodes)) {
    expect(() => getPublicState(state, getDateDaysAgo(-1))).toThrow(
      expect.objectContaining({ code }),
    );
  }
});
