import { expect, test } from '@jest/globals';

import { applicationStates } from '@gruenland/shared-contracts/job-board/job-states.ts';

import { afterStep, isOver, canAttach, nextEmployerSteps } from './application-states.ts';

test('an application moves forward only, to a final state', () => {
  expect(afterStep('unconfirmed', 'confirm')).toBe('received');
  expect(afterStep('received', 'confirm')).toBeNull();
  expect(afterStep('received', 'read')).toBe('read');
  expect(afterStep('interview', 'read')).toBeNull();
  expect(afterStep('declined', 'accept')).toBeNull();
  expect(afterStep('withdrawn', 'withdraw')).toBeNull();
});

test.each([
  ['unconfirmed', []],
  ['received', ['read', 'talk', 'accept', 'refuse']],
  ['read', ['talk', 'accept', 'refuse']],
  ['interview', ['accept', 'refuse']],
  ['accepted', []],
  ['declined', []],
  ['withdrawn', []],
] as const)('in %s an employer can: %j', (state, steps) => {
  expect(nextEmployerSteps(state)).toEqual(steps);
});

test('files can be added until the employer has read the application', () => {
  expect(applicationStates.filter(canAttach)).toEqual(['unconfirmed', 'received']);
  expect(applicationStates.filter(isOver)).toEqual(['accepted', 'declined', 'withdrawn']);
});
