import { describe, expect, test } from '@jest/globals';

import { getDoorsOpenAt } from '#modules/events/event-view.ts';
import { toFormContent } from '#modules/job-board/placing/job-content.ts';

import { canBeWithdrawn, getEarliestEnd, getFirstTermEnd } from './print-contract.ts';
import { listNextIssues, printProducts } from './print-products.ts';

const agreedProduct = printProducts.find(({ id }) => id === 'jahresabo')!;
/** 00:30 on 1 March 2026 in Germany. */
const afterMidnight = new Date('2026-02-28T23:30:00Z');

describe('api finding F13: contracts count German calendar days', () => {
  test('an order just after midnight belongs to the new day', () => {
    expect(getFirstTermEnd({ agreed: agreedProduct, createdAt: afterMidnight })).toBe('2027-03-01');
  });

  test('a cancellation just after midnight ends a month after the new day', () => {
    const contract = { agreed: agreedProduct, createdAt: new Date('2024-01-10T10:00:00Z') };
    expect(getEarliestEnd(contract, afterMidnight)).toBe('2026-04-01');
  });

  test('the withdrawal period ends at midnight in Germany', () => {
    const contract = { createdAt: new Date('2026-07-01T10:00:00Z'), startIssue: '2026-06' };
    expect(canBeWithdrawn(contract, new Date('2026-07-16T21:59:00Z'))).toBe(true);
    expect(canBeWithdrawn(contract, new Date('2026-07-16T22:00:00Z'))).toBe(false);
  });

  test('the next issues are those of the German day', () => {
    // The December issue appears on Saturday, 5 December 2026, 14 days after 21 November.
    expect(listNextIssues(new Date('2026-11-21T22:30:00Z'))[0]?.id).toBe('2026-12');
    expect(listNextIssues(new Date('2026-11-21T23:30:00Z'))[0]?.id).toBe('2027-01');
  });
});

test('api finding F13: the last day of a job posting is shown as the day that was chosen', () => {
  const job = { validThrough: new Date('2026-07-01T21:59:59Z'), otherPlaces: [] };
  expect(toFormContent(job as never).validUntil).toBe('2026-07-01');
});

test.each([
  ['2026-03-29T02:00:00.000Z', '04:00', '01:30', '2026-03-29T00:30:00.000Z'],
  ['2026-10-25T03:00:00.000Z', '04:00', '01:30', '2026-10-24T23:30:00.000Z'],
])(
  'api finding F13: doors of an event at %s, starting at %s, open at %s on the clock',
  (startsAt, start, doorTime, doorsAt) => {
    const schedule = { day: startsAt.slice(0, 10), start, end: '05:00' };
    const event = { doorTime, schedule } as unknown as Parameters<typeof getDoorsOpenAt>[0];
    expect(getDoorsOpenAt(event, startsAt)).toBe(doorsAt);
  },
);
