import type { EventStatus } from '@gruenland/shared-contracts/events/event-status.ts';

/** The published location of an event. Any field can be null. */
export interface PlaceFields {
  readonly venue: string | null;
  readonly street: string | null;
  readonly postcode: string | null;
  readonly city: string | null;
}

/** Text instead of a location for an online event. */
export const onlinePlace = 'Online';

/** Formats a location: „Kornhaus, Am Markt 3, 29221 Celle“, or „Online“ if nothing is stated. */
export function formatPlace({ venue, street, postcode, city }: PlaceFields): string {
  const town = [postcode, city].filter(Boolean).join(' ');
  return [venue, street, town].filter(Boolean).join(', ') || onlinePlace;
}

/** Returns the location of one occurrence, or „Online“ if the occurrence moved online. */
export function formatOccurrencePlace(place: PlaceFields, status: EventStatus): string {
  return status === 'moved-online' ? onlinePlace : formatPlace(place);
}
