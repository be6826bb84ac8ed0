import { expect, test } from '@jest/globals';

import { jobStates } from '@gruenland/shared-contracts/job-board/job-states.ts';

import { actionsOf, afterPostingStep, isShown } from './posting-states.ts';

test.each([
  ['unbestaetigt', 'confirm', 'pruefung'],
  ['unbestaetigt', 'approve', null],
  ['pruefung', 'approve', 'aktiv'],
  ['pruefung', 'reject', 'abgelehnt'],
  ['pruefung', 'resume', null],
  ['aktiv', 'pause', 'pausiert'],
  ['pausiert', 'resume', 'aktiv'],
  ['aktiv', 'fill', 'besetzt'],
  ['besetzt', 'reopen', 'aktiv'],
  ['abgelaufen', 'renew', 'aktiv'],
  ['aktiv', 'renew', 'aktiv'],
  ['abgelehnt', 'submit', 'pruefung'],
  ['aktiv', 'block', 'gesperrt'],
  ['gesperrt', 'resume', null],
  ['gesperrt', 'delete', null],
  ['geloescht', 'approve', null],
] as const)('%s, %s: %s', (state, step, next) => {
  expect(afterPostingStep(state, step)).toBe(next);
});

test('nobody brings back what moderators took away, except by an objection', () => {
  expect(actionsOf('gesperrt')).toEqual([]);
  expect(actionsOf('geloescht')).toEqual([]);
  expect(actionsOf('aktiv')).toEqual(['pause', 'fill', 'renew', 'delete']);
  expect(jobStates.filter(isShown)).toEqual(['aktiv', 'pausiert', 'besetzt', 'abgelaufen']);
});
