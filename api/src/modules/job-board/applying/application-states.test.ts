import { expect, test } from '@jest/globals';

import { applicationStates } from '@gruenland/shared-contracts/job-board/job-states.ts';

import { afterStep, isOver, mayAttach, stepsOfEmployer } from './application-states.ts';

test('an application goes forward only, and ends', () => {
  expect(afterStep('unbestaetigt', 'confirm')).toBe('eingegangen');
  expect(afterStep('eingegangen', 'confirm')).toBeNull();
  expect(afterStep('eingegangen', 'read')).toBe('gelesen');
  expect(afterStep('gespraech', 'read')).toBeNull();
  expect(afterStep('abgesagt', 'accept')).toBeNull();
  expect(afterStep('zurueckgezogen', 'withdraw')).toBeNull();
});

test.each([
  ['unbestaetigt', []],
  ['eingegangen', ['read', 'talk', 'accept', 'refuse']],
  ['gelesen', ['talk', 'accept', 'refuse']],
  ['gespraech', ['accept', 'refuse']],
  ['zugesagt', []],
  ['abgesagt', []],
  ['zurueckgezogen', []],
] as const)('an employer can do with %s: %j', (state, steps) => {
  expect(stepsOfEmployer(state)).toEqual(steps);
});

test('files are added until somebody has read', () => {
  expect(applicationStates.filter(mayAttach)).toEqual(['unbestaetigt', 'eingegangen']);
  expect(applicationStates.filter(isOver)).toEqual(['zugesagt', 'abgesagt', 'zurueckgezogen']);
});
