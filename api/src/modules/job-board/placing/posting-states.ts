import { jobActions } from '@gruenland/shared-contracts/api/own-job-postings.ts';
import type { JobAction } from '@gruenland/shared-contracts/api/own-job-postings.ts';
import type { JobState } from '@gruenland/shared-contracts/job-board/job-states.ts';

/** Everything that can happen to a Stelle: by its owner, by moderators, by the clock. */
export type PostingStep = JobAction | 'confirm' | 'submit' | 'approve' | 'reject' | 'block';

const always = { delete: 'geloescht' } as const;
const shown = { ...always, block: 'gesperrt' } as const;

/** Domain 2.6, whole: what is not here is not possible. */
const STEPS: Readonly<Record<JobState, Readonly<Partial<Record<PostingStep, JobState>>>>> = {
  unbestaetigt: { ...always, confirm: 'pruefung', submit: 'unbestaetigt' },
  pruefung: { ...always, submit: 'pruefung', approve: 'aktiv', reject: 'abgelehnt' },
  aktiv: { ...shown, pause: 'pausiert', fill: 'besetzt', renew: 'aktiv' },
  pausiert: { ...shown, resume: 'aktiv', fill: 'besetzt' },
  besetzt: { ...shown, reopen: 'aktiv' },
  abgelaufen: { ...shown, renew: 'aktiv' },
  abgelehnt: { ...always, submit: 'pruefung', approve: 'aktiv' },
  gesperrt: { approve: 'aktiv', reject: 'geloescht' },
  geloescht: {},
};

/** Where a step leads; null where it is not possible. */
export function afterPostingStep(state: JobState, step: PostingStep): JobState | null {
  return STEPS[state][step] ?? null;
}

/** What the owner can do now. */
export function actionsOf(state: JobState): JobAction[] {
  return jobActions.filter((action) => STEPS[state][action] !== undefined);
}

/** Whether people see it in some form, so that a change must wait for its review. */
export const isShown = (state: JobState) =>
  state === 'aktiv' || state === 'pausiert' || state === 'besetzt' || state === 'abgelaufen';
