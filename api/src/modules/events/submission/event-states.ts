import type { EventState } from '@gruenland/shared-contracts/api/event-submission.ts';

/** What may happen to a Veranstaltung on its way into the calendar (domain 2.5). */
export type EventStep = 'submit' | 'publish' | 'refuse' | 'edit' | 'grant';

const STEPS: Readonly<Record<EventState, Readonly<Partial<Record<EventStep, EventState>>>>> = {
  // `grant`: rewritten after a refusal, while an objection to it waited.
  entwurf: { submit: 'eingereicht', edit: 'entwurf', grant: 'veroeffentlicht' },
  eingereicht: {
    publish: 'veroeffentlicht',
    refuse: 'abgelehnt',
    edit: 'eingereicht',
    grant: 'veroeffentlicht',
  },
  // What is published stays so while a change of it is looked at.
  veroeffentlicht: {
    publish: 'veroeffentlicht',
    refuse: 'abgelehnt',
    edit: 'veroeffentlicht',
  },
  abgelehnt: { publish: 'veroeffentlicht', edit: 'entwurf', grant: 'veroeffentlicht' },
};

/** Where a step leads; null where it is not possible. */
export function afterEventStep(state: EventState, step: EventStep): EventState | null {
  return STEPS[state][step] ?? null;
}
