import type { EventState } from '@gruenland/shared-contracts/api/event-submission.ts';
import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';

/** Api path of an event's photo draft. */
export const PHOTOS_API_PATH = '/api/events/own/pictures';

/**
 * Next step after the pictures: the summary for a draft, the management page for a submitted event.
 */
export function nextStepAfterPhotos(state: EventState, code: string) {
  return state === 'draft'
    ? { label: 'Weiter zur Prüfung', href: eventPaths.review(code) }
    : { label: 'Bilder speichern', href: `${eventPaths.manage(code)}&gespeichert=1` };
}
