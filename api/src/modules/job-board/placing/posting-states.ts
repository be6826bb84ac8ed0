import { jobActions } from '@gruenland/shared-contracts/api/own-job-postings.ts';
import type { JobAction } from '@gruenland/shared-contracts/api/own-job-postings.ts';
import type { JobState } from '@gruenland/shared-contracts/job-board/job-states.ts';

/** A step that changes the state of a job, taken by its owner, a moderator or the scheduler. */
export type PostingStep = JobAction | 'confirm' | 'submit' | 'approve' | 'reject' | 'block';

const commonTransitions = { delete: 'deleted' } as const;
const publicTransitions = { ...commonTransitions, block: 'blocked' } as const;

/** All allowed transitions. Every other transition is rejected. */
const TRANSITIONS: Readonly<Record<JobState, Readonly<Partial<Record<PostingStep, JobState>>>>> = {
  unconfirmed: { ...commonTransitions, confirm: 'review', submit: 'unconfirmed' },
  review: { ...commonTransitions, submit: 'review', approve: 'active', reject: 'rejected' },
  active: { ...publicTransitions, pause: 'paused', fill: 'filled', renew: 'active' },
  paused: { ...publicTransitions, resume: 'active', fill: 'filled' },
  filled: { ...publicTransitions, reopen: 'active' },
  expired: { ...publicTransitions, renew: 'active' },
  rejected: { ...commonTransitions, submit: 'review', approve: 'active' },
  blocked: { approve: 'active', reject: 'deleted' },
  deleted: {},
};

/** Returns the state after a step, or null if the step is not allowed. */
export function getNextJobState(state: JobState, step: PostingStep): JobState | null {
  return TRANSITIONS[state][step] ?? null;
}

/** Returns the actions that the owner may take in this state. */
export function listActions(state: JobState): JobAction[] {
  return jobActions.filter((action) => TRANSITIONS[state][action] !== undefined);
}

/**
 * Returns whether the job is public or can become public without another review. A change of such a
 * job is reviewed separately and does not replace the job before the decision.
 */
export const canBeShownWithoutReview = (state: JobState) =>
  state === 'active' || state === 'paused' || state === 'filled' || state === 'expired';
