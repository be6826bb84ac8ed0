import type { EventStatus } from '@gruenland/shared-contracts/api/events.ts';

/** Where something takes place, as far as it is told. */
export interface PlaceFields {
  readonly venue: string | null;
  readonly street: string | null;
  readonly postcode: string | null;
  readonly city: string | null;
}

/** „Kornhaus, Am Markt 3, 29221 Celle“; „Online“ where there is no place. */
export function placeOf({ venue, street, postcode, city }: PlaceFields): string {
  const town = [postcode, city].filter(Boolean).join(' ');
  return [venue, street, town].filter(Boolean).join(', ') || 'Online';
}

/** Where one date takes place: online where it was moved there, whatever the house. */
export function placeOfDate(place: PlaceFields, status: EventStatus): string {
  return status === 'moved-online' ? 'Online' : placeOf(place);
}
