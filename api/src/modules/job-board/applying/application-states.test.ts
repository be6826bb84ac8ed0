import { expect, test } from '@jest/globals';

import { applicationStates } from '@gruenland/shared-contracts/job-board/job-states.ts';

import {
  getNextApplicationState,
  isOver,
  canAttachCv,
  getNextEmployerSteps,
} from './application-states.ts';

test('an application moves forward only, to a final state', () => {
  expect(getNextApplicationState('unconfirmed', 'confirm')).toBe('received');
  expect(getNextApplicationState('received', 'confirm')).toBeNull();
  expect(getNextApplicationState('received', 'read')).toBe('read');
  expect(getNextApplicationState('interview', 'read')).toBeNull();
  expect(getNextApplicationState('declined', 'accept')).toBeNull();
  expect(getNextApplicationState('withdrawn', 'withdraw')).toBeNull();
});

test.each([
  ['unconfirmed', []],
  ['received', ['read', 'invite', 'accept', 'decline']],
  ['read', ['invite', 'accept', 'decline']],
  ['interview', ['accept', 'decline']],
  ['accepted', []],
  ['declined', []],
  ['withdrawn', []],
] as const)('in %s an employer can: %j', (state, steps) => {
  expect(getNextEmployerSteps(state)).toEqual(steps);
});

test('files can be added until the employer has read the application', () => {
  expect(applicationStates.filter(canAttachCv)).toEqual(['unconfirmed', 'received']);
  expect(applicationStates.filter(isOver)).toEqual(['accepted', 'declined', 'withdrawn']);
});
