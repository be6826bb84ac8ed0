import type { StoredOccurrence } from './registration-occurrence.repository.ts';
import { writeCalendar } from './write-calendar.ts';

/** Creates a calendar with one occurrence. Only attendees receive the URL of an online event. */
export function createOccurrenceCalendar(
  date: StoredOccurrence,
  siteUrl: string,
  { includesLink, method }: { readonly includesLink: boolean; readonly method?: 'cancel' },
): string {
  const { event } = date;
  const link = includesLink && date.onlineUrl ? `\n\nTeilnehmen: ${date.onlineUrl}` : '';
  return writeCalendar(
    event.title,
    [
      {
        occurrenceId: date.id,
        eventId: event.id,
        sequence: date.sequence,
        title: event.title,
        description: event.summary + link,
        startsAt: date.startsAt,
        endsAt: date.endsAt,
        cancelled: date.status === 'cancelled',
        place: date.place,
      },
    ],
    siteUrl,
    method,
  );
}
