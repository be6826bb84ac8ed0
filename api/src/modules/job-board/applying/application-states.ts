import type { EmployerStep } from '@gruenland/shared-contracts/api/job-applications.ts';
import { employerSteps } from '@gruenland/shared-contracts/api/job-applications.ts';
import type { ApplicationState } from '@gruenland/shared-contracts/job-board/job-states.ts';

/** Transitions of an application (domain 2.6). */
export type ApplicationStep = EmployerStep | 'confirm' | 'withdraw';

const STEPS: Readonly<
  Record<ApplicationState, Readonly<Partial<Record<ApplicationStep, ApplicationState>>>>
> = {
  unconfirmed: { confirm: 'received', withdraw: 'withdrawn' },
  received: {
    read: 'read',
    talk: 'interview',
    accept: 'accepted',
    refuse: 'declined',
    withdraw: 'withdrawn',
  },
  read: {
    talk: 'interview',
    accept: 'accepted',
    refuse: 'declined',
    withdraw: 'withdrawn',
  },
  interview: { accept: 'accepted', refuse: 'declined', withdraw: 'withdrawn' },
  accepted: { withdraw: 'withdrawn' },
  declined: {},
  withdrawn: {},
};

/** The state after a step; null if the step is not allowed. */
export function afterStep(state: ApplicationState, step: ApplicationStep): ApplicationState | null {
  return STEPS[state][step] ?? null;
}

/** The steps that the employer may take now. */
export function nextEmployerSteps(state: ApplicationState): EmployerStep[] {
  return employerSteps.filter((step) => STEPS[state][step] !== undefined);
}

/** Whether a file may still be added, because the employer has not opened the application. */
export const canAttach = (state: ApplicationState) =>
  state === 'unconfirmed' || state === 'received';

/** Whether the application is in a final state. */
export const isOver = (state: ApplicationState) =>
  state === 'accepted' || state === 'declined' || state === 'withdrawn';
