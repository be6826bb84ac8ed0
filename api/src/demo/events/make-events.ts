import type { eventRegistrations } from '#db/tables/event-registrations.ts';
import type { eventOccurrences, events } from '#db/tables/events.ts';
import { expandRecurrence } from '#modules/events/expand-recurrence.ts';
import {
  convertFromGermanTime,
  convertToGermanTime,
} from '@gruenland/shared-contracts/german-calendar.ts';

import { readDemoEntries } from '../read-demo-entries.ts';
import { makeAttendees } from './make-attendees.ts';
import { sampleEventSchema } from './sample-event.schema.ts';
import type { SampleEvent } from './sample-event.schema.ts';
import { getSampleStatus, UNCHANGED_STATUS } from './sample-status.ts';
import { SAMPLE_PLACES } from './sample-places.ts';
import type { SamplePlace } from './sample-places.ts';
import { getSamplePictures } from './sample-pictures.ts';
import { getSampleDetails } from './sample-details.ts';

const ENTRY_FILES = ['events/outdoor-events.json', 'events/indoor-events.json'];
const DAY_MS = 86_400_000;
/** Number of generated events. */
export const EVENT_COUNT = 154;
/** Most events start within this number of days from today; seasonal ones may start later. */
const START_SPREAD_DAYS = 90;

export interface GeneratedEvents {
  readonly events: (typeof events.$inferInsert)[];
  readonly occurrences: (typeof eventOccurrences.$inferInsert)[];
  readonly registrations: (typeof eventRegistrations.$inferInsert)[];
}

/**
 * Returns the columns that mark an occurrence as moved by a week. For events that are not moved,
 * returns an empty object.
 */
function getMoveColumns(sample: SampleEvent, eventIndex: number, startsAt: Date) {
  const statusColumns = getSampleStatus(sample, eventIndex);
  if (statusColumns.status !== 'moved') return {};
  const plannedStart = convertFromGermanTime(
    new Date(convertToGermanTime(startsAt).getTime() - 7 * DAY_MS),
  );
  return { ...statusColumns, previousStart: plannedStart, plannedStart };
}

/**
 * Returns the first suitable start of a sample event, `daysAfterToday` days from today or later.
 */
function findFirstStart(sample: SampleEvent, today: Date, daysAfterToday: number): Date {
  const [hour = 0, minute = 0] = sample.start.split(':').map(Number);
  const midnightMs = Math.floor(convertToGermanTime(today).getTime() / DAY_MS) * DAY_MS;
  let day = new Date(midnightMs + daysAfterToday * DAY_MS);
  const isSuitableDay = () =>
    sample.weekdays.includes(day.getUTCDay()) &&
    (sample.months?.includes(day.getUTCMonth() + 1) ?? true);
  while (!isSuitableDay()) day = new Date(day.getTime() + DAY_MS);
  return convertFromGermanTime(new Date(day.getTime() + hour * 3_600_000 + minute * 60_000));
}

const slugify = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss');

function getRegistrationColumns({ registration }: SampleEvent) {
  const { attendeeCount: _, ...registrationColumns } = registration ?? {};
  return registrationColumns;
}

function makeEvent(sample: SampleEvent, place: SamplePlace, eventIndex: number) {
  const isOnline = sample.venue === null;
  const statusColumns = getSampleStatus(sample, eventIndex);
  const insertTown = (text: string) => text.replaceAll('{ort}', place.name);
  return {
    id: `${sample.slug}-${slugify(place.name)}-${eventIndex + 1}`,
    title: insertTown(sample.title),
    summary: sample.summary,
    description: sample.description,
    category: sample.category,
    attendance: sample.attendance ?? 'vor-ort',
    ...(statusColumns.status === 'moved' ? UNCHANGED_STATUS : statusColumns),
    pictures: getSamplePictures(sample.slug, eventIndex),
    ...getSampleDetails(sample.category, eventIndex, isOnline),
    organizer: insertTown(sample.organizer),
    venue: sample.venue,
    street: sample.street,
    postcode: isOnline ? null : place.postcode,
    city: isOnline ? null : place.name,
    latitude: isOnline ? null : place.latitude,
    longitude: isOnline ? null : place.longitude,
    priceCents: sample.priceCents ?? null,
    priceNote: sample.priceNote ?? null,
    recurrence: sample.recurrence ?? null,
    sample: true,
    ...getRegistrationColumns(sample),
  };
}

/**
 * Generates events that start today or later. Calls on the same day always return the same events.
 */
export function makeEvents(today: Date): GeneratedEvents {
  const sampleEvents = readDemoEntries(ENTRY_FILES, sampleEventSchema);
  const generatedEvents: GeneratedEvents = { events: [], occurrences: [], registrations: [] };
  for (let eventIndex = 0; eventIndex < EVENT_COUNT; eventIndex += 1) {
    const sample = sampleEvents[eventIndex % sampleEvents.length];
    const place = SAMPLE_PLACES[(eventIndex * 7) % SAMPLE_PLACES.length];
    if (!sample || !place) continue;
    const event = makeEvent(sample, place, eventIndex);
    const start = findFirstStart(sample, today, (eventIndex * 13) % START_SPREAD_DAYS);
    generatedEvents.events.push(event);
    const attendeeCount = sample.registration?.attendeeCount ?? 0;
    for (const [occurrenceIndex, occurrence] of expandRecurrence(
      start,
      sample.durationMinutes,
      event.recurrence,
    ).entries()) {
      const id = `${eventIndex + 1}-${occurrenceIndex + 1}`;
      const seatsTaken = occurrenceIndex === 0 ? attendeeCount : 0;
      const moveColumns =
        occurrenceIndex === 0 ? getMoveColumns(sample, eventIndex, occurrence.startsAt) : {};
      generatedEvents.occurrences.push({
        id,
        eventId: event.id,
        seatsTaken,
        ...occurrence,
        ...moveColumns,
      });
    }
    generatedEvents.registrations.push(...makeAttendees(`${eventIndex + 1}-1`, attendeeCount));
  }
  return generatedEvents;
}
