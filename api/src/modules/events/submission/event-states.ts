import type { EventState } from '@gruenland/shared-contracts/api/event-submission.ts';

/** Steps that change the state of a submitted event (domain.md, section 2.5). */
export type EventStep = 'submit' | 'publish' | 'refuse' | 'edit' | 'grant';

const STATE_TRANSITIONS: Readonly<
  Record<EventState, Readonly<Partial<Record<EventStep, EventState>>>>
> = {
  // `grant` applies if a rejected event was changed while an appeal against the rejection was open.
  draft: { submit: 'submitted', edit: 'draft', grant: 'published' },
  submitted: { publish: 'published', refuse: 'rejected', edit: 'submitted', grant: 'published' },
  // The event stays published while a change of it is under review.
  published: { publish: 'published', refuse: 'rejected', edit: 'published' },
  rejected: { publish: 'published', edit: 'draft', grant: 'published' },
};

/** Returns the state after a step, or null if the step is not allowed. */
export function getNextEventState(state: EventState, step: EventStep): EventState | null {
  return STATE_TRANSITIONS[state][step] ?? null;
}
