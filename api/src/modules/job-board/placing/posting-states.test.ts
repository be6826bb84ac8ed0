import { expect, test } from '@jest/globals';

import { jobStates } from '@gruenland/shared-contracts/job-board/job-states.ts';

import { listActions, getNextJobState, canBeShownWithoutReview } from './posting-states.ts';

test.each([
  ['unconfirmed', 'confirm', 'review'],
  ['unconfirmed', 'approve', null],
  ['review', 'approve', 'active'],
  ['review', 'reject', 'rejected'],
  ['review', 'resume', null],
  ['active', 'pause', 'paused'],
  ['paused', 'resume', 'active'],
  ['active', 'fill', 'filled'],
  ['filled', 'reopen', 'active'],
  ['expired', 'renew', 'active'],
  ['active', 'renew', 'active'],
  ['rejected', 'submit', 'review'],
  ['active', 'block', 'blocked'],
  ['blocked', 'resume', null],
  ['blocked', 'delete', null],
  ['deleted', 'approve', null],
] as const)('%s, %s: %s', (state, step, nextState) => {
  expect(getNextJobState(state, step)).toBe(nextState);
});

test('only a granted appeal restores a job that moderators blocked', () => {
  expect(listActions('blocked')).toEqual([]);
  expect(listActions('deleted')).toEqual([]);
  expect(listActions('active')).toEqual(['pause', 'fill', 'renew', 'delete']);
  expect(jobStates.filter(canBeShownWithoutReview)).toEqual([
    'active',
    'paused',
    'filled',
    'expired',
  ]);
});
