import { describe, expect, test } from '@jest/globals';
import { adStates } from '#db/tables/ads.ts';

import { adActions, getNextState } from './ad-states.ts';
import type { AdAction, AdState } from './ad-states.ts';

/**
 * Expected transitions, written independently of the tested table. A change of the table must be
 * repeated here.
 */
const expectedTransitions: Readonly<Record<AdState, string>> = {
  draft: '',
  unconfirmed: 'confirm→review remove→deleted',
  review: 'approve→active reject→rejected grant→active remove→deleted',
  active:
    'pause→paused reserve→reserved sell→sold renew→active expire→expired block→blocked remove→deleted',
  paused: 'resume→active sell→sold renew→paused expire→expired block→blocked remove→deleted',
  reserved:
    'pause→paused release→active sell→sold renew→reserved expire→expired block→blocked remove→deleted',
  sold: 'block→blocked remove→deleted',
  expired: 'renew→active block→blocked remove→deleted',
  rejected: 'resubmit→review grant→active remove→deleted',
  blocked: 'grant→active uphold→deleted remove→deleted',
  deleted: 'restore→paused',
};

describe('every pair of state and action', () => {
  const pairs = adStates.flatMap((state) => adActions.map((action) => [state, action] as const));
  test.each(pairs)('%s, %s', (state: AdState, action: AdAction) => {
    const expectedState =
      new RegExp(`(?:^| )${action}→(\\w+)`, 'u').exec(expectedTransitions[state])?.[1] ?? null;
    expect(getNextState(state, action, 'paused')).toBe(expectedState);
  });
});

test('a deleted ad is restored to its previous state only', () => {
  for (const stateBefore of adStates)
    expect(getNextState('deleted', 'restore', stateBefore)).toBe(stateBefore);
  expect(getNextState('deleted', 'restore')).toBeNull();
});
