import type { EventState } from '@gruenland/shared-contracts/api/event-submission.ts';

/** Transitions of a submitted event (domain 2.5). */
export type EventStep = 'submit' | 'publish' | 'refuse' | 'edit' | 'grant';

const TRANSITIONS: Readonly<Record<EventState, Readonly<Partial<Record<EventStep, EventState>>>>> =
  {
    // `grant`: the event was changed after a rejection while an appeal against it was open.
    draft: { submit: 'submitted', edit: 'draft', grant: 'published' },
    submitted: {
      publish: 'published',
      refuse: 'rejected',
      edit: 'submitted',
      grant: 'published',
    },
    // A change does not end the publication: the event stays published while the change is under
    // review.
    published: {
      publish: 'published',
      refuse: 'rejected',
      edit: 'published',
    },
    rejected: { publish: 'published', edit: 'draft', grant: 'published' },
  };

/** Returns the state after a step; null if the step is not allowed. */
export function getNextEventState(state: EventState, step: EventStep): EventState | null {
  return TRANSITIONS[state][step] ?? null;
}
