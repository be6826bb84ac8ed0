import type { StoredOccurrence } from './registration-occurrence.repository.ts';
import { serializeCalendar } from './serialize-calendar.ts';

/** Creates a calendar with one occurrence. Only attendees receive the URL of an online event. */
export function createOccurrenceCalendar(
  occurrence: StoredOccurrence,
  siteUrl: string,
  { includesLink, method }: { readonly includesLink: boolean; readonly method?: 'cancel' },
): string {
  const { event } = occurrence;
  const link =
    includesLink && occurrence.onlineUrl ? `\n\nTeilnehmen: ${occurrence.onlineUrl}` : '';
  return serializeCalendar(
    event.title,
    [
      {
        occurrenceId: occurrence.id,
        eventId: event.id,
        sequence: occurrence.sequence,
        title: event.title,
        description: event.summary + link,
        startsAt: occurrence.startsAt,
        endsAt: occurrence.endsAt,
        isCancelled: occurrence.status === 'cancelled',
        place: occurrence.place,
      },
    ],
    siteUrl,
    method,
  );
}
