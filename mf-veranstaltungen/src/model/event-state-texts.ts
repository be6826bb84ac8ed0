import type { EventState } from '@gruenland/shared-contracts/api/event-submission.ts';

/** Where something that was sent in stands. */
export const EVENT_STATE_TEXTS: Readonly<Record<EventState, string>> = {
  entwurf: 'Noch nicht eingereicht',
  eingereicht: 'Wird von der Redaktion geprüft',
  veroeffentlicht: 'Steht im Kalender',
  abgelehnt: 'Nicht veröffentlicht',
};
