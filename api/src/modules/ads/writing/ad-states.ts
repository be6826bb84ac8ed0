import type { adStates } from '#db/tables/ads.ts';

export type AdState = (typeof adStates)[number];

/** All actions that an owner, a moderator or the scheduler can take on an ad. */
export const adActions = [
  'confirm',
  'approve',
  'reject',
  'resubmit',
  'pause',
  'resume',
  'reserve',
  'release',
  'sell',
  'renew',
  'expire',
  'block',
  'grant',
  'uphold',
  'remove',
  'restore',
] as const;
export type AdAction = (typeof adActions)[number];

/** The new state of an ad: a fixed state, or the state that a deleted ad had before. */
type TransitionTarget = AdState | 'state-before-deletion';

const commonTransitions = { remove: 'deleted' } as const;
const publicTransitions = {
  ...commonTransitions,
  block: 'blocked',
  sell: 'sold',
  expire: 'expired',
} as const;

/** All allowed state transitions (domain.md, section 2.3). All others are rejected. */
const adTransitions: Readonly<
  Record<AdState, Readonly<Partial<Record<AdAction, TransitionTarget>>>>
> = {
  draft: {},
  unconfirmed: { ...commonTransitions, confirm: 'review' },
  // `grant` applies if the ad was resubmitted while an appeal against its rejection was open.
  review: { ...commonTransitions, approve: 'active', reject: 'rejected', grant: 'active' },
  active: { ...publicTransitions, pause: 'paused', reserve: 'reserved', renew: 'active' },
  paused: { ...publicTransitions, resume: 'active', renew: 'paused' },
  reserved: { ...publicTransitions, release: 'active', pause: 'paused', renew: 'reserved' },
  sold: { ...commonTransitions, block: 'blocked' },
  expired: { ...commonTransitions, block: 'blocked', renew: 'active' },
  // The owner can change and resubmit a rejected ad. A successful appeal publishes it.
  rejected: { ...commonTransitions, resubmit: 'review', grant: 'active' },
  blocked: { ...commonTransitions, grant: 'active', uphold: 'deleted' },
  deleted: { restore: 'state-before-deletion' },
};

/**
 * Returns the state after an action, or null if the action is not allowed in the current state.
 * @param stateBeforeDeletion state to which `restore` returns a deleted ad
 */
export function getNextState(
  state: AdState,
  action: AdAction,
  stateBeforeDeletion: AdState | null = null,
): AdState | null {
  const nextState = adTransitions[state][action] ?? null;
  return nextState === 'state-before-deletion' ? stateBeforeDeletion : nextState;
}

/** States in which an ad counts towards the limit of ads per person. */
export const quotaStates = ['review', 'active', 'paused', 'reserved'] as const;

/** States in which owners may change their ad. */
export const editableStates: ReadonlySet<AdState> = new Set([
  'unconfirmed',
  'review',
  'active',
  'paused',
  'reserved',
  'rejected',
]);

/**
 * States in which the ad is public, or is paused and its owner can publish it at any time. In these
 * states, a material change may need a review.
 */
export const liveStates: ReadonlySet<AdState> = new Set(['active', 'paused', 'reserved']);
