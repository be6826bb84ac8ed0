import type { EmployerStep } from '@gruenland/shared-contracts/api/job-applications.ts';
import { employerSteps } from '@gruenland/shared-contracts/api/job-applications.ts';
import type { ApplicationState } from '@gruenland/shared-contracts/job-board/job-states.ts';

/** What may happen to an application (domain 2.6). */
export type ApplicationStep = EmployerStep | 'confirm' | 'withdraw';

const STEPS: Readonly<
  Record<ApplicationState, Readonly<Partial<Record<ApplicationStep, ApplicationState>>>>
> = {
  unbestaetigt: { confirm: 'eingegangen', withdraw: 'zurueckgezogen' },
  eingegangen: {
    read: 'gelesen',
    talk: 'gespraech',
    accept: 'zugesagt',
    refuse: 'abgesagt',
    withdraw: 'zurueckgezogen',
  },
  gelesen: {
    talk: 'gespraech',
    accept: 'zugesagt',
    refuse: 'abgesagt',
    withdraw: 'zurueckgezogen',
  },
  gespraech: { accept: 'zugesagt', refuse: 'abgesagt', withdraw: 'zurueckgezogen' },
  zugesagt: { withdraw: 'zurueckgezogen' },
  abgesagt: {},
  zurueckgezogen: {},
};

/** Where a step leads; null where it is not possible. */
export function afterStep(state: ApplicationState, step: ApplicationStep): ApplicationState | null {
  return STEPS[state][step] ?? null;
}

/** What the employer can do now. */
export function stepsOfEmployer(state: ApplicationState): EmployerStep[] {
  return employerSteps.filter((step) => STEPS[state][step] !== undefined);
}

/** Whether the employer has not looked yet, so that a file may still be added. */
export const mayAttach = (state: ApplicationState) =>
  state === 'unbestaetigt' || state === 'eingegangen';

/** Whether nothing more will happen. */
export const isOver = (state: ApplicationState) =>
  state === 'zugesagt' || state === 'abgesagt' || state === 'zurueckgezogen';
