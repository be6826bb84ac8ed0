import type { StoredDate } from './registration-dates.repository.ts';
import { writeCalendar } from './write-calendar.ts';

/** One date as a calendar; the address of an online event only for those who take part. */
export function dateCalendar(
  date: StoredDate,
  siteUrl: string,
  { withLink, method }: { readonly withLink: boolean; readonly method?: 'cancel' },
): string {
  const { event } = date;
  const link = withLink && date.onlineUrl ? `\n\nTeilnehmen: ${date.onlineUrl}` : '';
  return writeCalendar(
    event.title,
    [
      {
        dateId: date.id,
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
