import type { EventState } from '@gruenland/shared-contracts/api/event-submission.ts';
import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';

/** Where pictures are put together at the api. */
export const API = '/api/veranstaltungen/eigene/bilder';

/** Where it goes on: with a draft to the look at it, with what was sent in to its page. */
export function afterPhotos(state: EventState, code: string) {
  return state === 'entwurf'
    ? { label: 'Weiter zur Prüfung', href: eventPaths.pruefen(code) }
    : { label: 'Bilder speichern', href: `${eventPaths.verwalten(code)}&gespeichert=1` };
}
