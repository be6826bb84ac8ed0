import type { EmployerStep } from '@gruenland/shared-contracts/api/job-applications.ts';
import { employerSteps } from '@gruenland/shared-contracts/api/job-applications.ts';
import type { ApplicationState } from '@gruenland/shared-contracts/job-board/job-states.ts';

/** A step that changes the state of an application. */
export type ApplicationStep = EmployerStep | 'confirm' | 'withdraw';

const TRANSITIONS: Readonly<
  Record<ApplicationState, Readonly<Partial<Record<ApplicationStep, ApplicationState>>>>
> = {
  unconfirmed: { confirm: 'received', withdraw: 'withdrawn' },
  received: {
    read: 'read',
    invite: 'interview',
    accept: 'accepted',
    decline: 'declined',
    withdraw: 'withdrawn',
  },
  read: {
    invite: 'interview',
    accept: 'accepted',
    decline: 'declined',
    withdraw: 'withdrawn',
  },
  interview: { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' },
  accepted: { withdraw: 'withdrawn' },
  declined: {},
  withdrawn: {},
};

/** Returns the state after a step, or null if the step is not allowed. */
export function getNextApplicationState(
  state: ApplicationState,
  step: ApplicationStep,
): ApplicationState | null {
  return TRANSITIONS[state][step] ?? null;
}

/** Returns the steps that the employer may take in this state. */
export function getNextEmployerSteps(state: ApplicationState): EmployerStep[] {
  return employerSteps.filter((step) => TRANSITIONS[state][step] !== undefined);
}

/**
 * Returns whether the applicant may still add a file: only before the employer opens the
 * application.
 */
export const canAttachCv = (state: ApplicationState) =>
  state === 'unconfirmed' || state === 'received';

/**
 * Returns whether the application was decided or withdrawn. An accepted application counts as over,
 * although the applicant can still withdraw it.
 */
export const isOver = (state: ApplicationState) =>
  state === 'accepted' || state === 'declined' || state === 'withdrawn';
