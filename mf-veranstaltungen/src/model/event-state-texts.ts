import type { EventState } from '@gruenland/shared-contracts/api/event-submission.ts';

/** Texts for the state of a submitted event. */
export const EVENT_STATE_TEXTS: Readonly<Record<EventState, string>> = {
  draft: 'Noch nicht eingereicht',
  submitted: 'Wird von der Redaktion geprüft',
  published: 'Steht im Kalender',
  rejected: 'Nicht veröffentlicht',
};
