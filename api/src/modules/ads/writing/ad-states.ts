import type { adStates } from '#db/tables/ads.ts';

export type AdState = (typeof adStates)[number];

/** Everything that can happen to an ad: by its owner, by moderators, by the clock. */
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

/** `before`: back to the state that it had before it was deleted. */
type Target = AdState | 'before';

const always = { remove: 'deleted' } as const;
const published = { ...always, block: 'blocked', sell: 'sold', expire: 'expired' } as const;

/** Domain 2.3, whole: what is not here is not possible. */
export const adTransitions: Readonly<Record<AdState, Readonly<Partial<Record<AdAction, Target>>>>> =
  {
    draft: {},
    unconfirmed: { ...always, confirm: 'review' },
    // `grant`: sent in again while an objection to the first decision waited.
    review: { ...always, approve: 'active', reject: 'rejected', grant: 'active' },
    active: { ...published, pause: 'paused', reserve: 'reserved', renew: 'active' },
    paused: { ...published, resume: 'active', renew: 'paused' },
    reserved: { ...published, release: 'active', pause: 'paused', renew: 'reserved' },
    sold: { ...always, block: 'blocked' },
    expired: { ...always, block: 'blocked', renew: 'active' },
    // Sent in again after a change, or let through on appeal.
    rejected: { ...always, resubmit: 'review', grant: 'active' },
    blocked: { ...always, grant: 'active', uphold: 'deleted' },
    deleted: { restore: 'before' },
  };

/**
 * The state that follows; null when this cannot happen in the present one. `before` is the state of
 * a deleted ad before that.
 */
export function nextState(
  state: AdState,
  action: AdAction,
  before: AdState | null = null,
): AdState | null {
  const next = adTransitions[state][action] ?? null;
  return next === 'before' ? before : next;
}

/** States whose ads count against what one person may have at a time. */
export const countedStates = ['review', 'active', 'paused', 'reserved'] as const;

/** States in which an owner may change the ad. */
export const editableStates: ReadonlySet<AdState> = new Set([
  'unconfirmed',
  'review',
  'active',
  'paused',
  'reserved',
  'rejected',
]);

/** States in which people see the ad as it is, so that a change may have to wait. */
export const liveStates: ReadonlySet<AdState> = new Set(['active', 'paused', 'reserved']);
