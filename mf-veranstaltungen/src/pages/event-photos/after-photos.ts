import type { EventState } from '@gruenland/shared-contracts/api/event-submission.ts';
import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';

/** Api path that reads and saves the pictures of the organizer's event. */
export const PHOTOS_API_PATH = '/api/events/own/pictures';

/**
 * Returns label and link of the step that follows the pictures: the summary if the event is a
 * draft, otherwise the management page.
 */
export function getNextStepAfterPhotos(state: EventState, code: string) {
  return state === 'draft'
    ? { label: 'Weiter zur Prüfung', href: eventPaths.review(code) }
    : { label: 'Bilder speichern', href: `${eventPaths.manage(code)}&gespeichert=1` };
}
