import { jobActions } from '@gruenland/shared-contracts/api/own-job-postings.ts';
import type { JobAction } from '@gruenland/shared-contracts/api/own-job-postings.ts';
import type { JobState } from '@gruenland/shared-contracts/job-board/job-states.ts';

/** Everything that can happen to a job: by its owner, a moderator or the scheduler. */
export type PostingStep = JobAction | 'confirm' | 'submit' | 'approve' | 'reject' | 'block';

const always = { delete: 'deleted' } as const;
const shown = { ...always, block: 'blocked' } as const;

/** All allowed transitions (domain 2.6); everything else is rejected. */
const STEPS: Readonly<Record<JobState, Readonly<Partial<Record<PostingStep, JobState>>>>> = {
  unconfirmed: { ...always, confirm: 'review', submit: 'unconfirmed' },
  review: { ...always, submit: 'review', approve: 'active', reject: 'rejected' },
  active: { ...shown, pause: 'paused', fill: 'filled', renew: 'active' },
  paused: { ...shown, resume: 'active', fill: 'filled' },
  filled: { ...shown, reopen: 'active' },
  expired: { ...shown, renew: 'active' },
  rejected: { ...always, submit: 'review', approve: 'active' },
  blocked: { approve: 'active', reject: 'deleted' },
  deleted: {},
};

/** The state after a step; null if the step is not allowed. */
export function afterPostingStep(state: JobState, step: PostingStep): JobState | null {
  return STEPS[state][step] ?? null;
}

/** The actions that the owner may take now. */
export function listActions(state: JobState): JobAction[] {
  return jobActions.filter((action) => STEPS[state][action] !== undefined);
}

/** Whether the job is public in some form, so that a change must wait for its review. */
export const isShown = (state: JobState) =>
  state === 'active' || state === 'paused' || state === 'filled' || state === 'expired';
