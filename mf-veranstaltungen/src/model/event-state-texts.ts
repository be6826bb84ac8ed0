import type { EventState } from '@gruenland/shared-contracts/api/event-submission.ts';

/** Texts that explain the state of a submitted event to its organizer. */
export const EVENT_STATE_TEXTS: Readonly<Record<EventState, string>> = {
  draft: 'Noch nicht eingereicht',
  submitted: 'Wird von der Redaktion geprüft',
  published: 'Steht im Kalender',
  rejected: 'Nicht veröffentlicht',
};
