import type { EventStatus } from '@gruenland/shared-contracts/api/events.ts';

import type { eventRegistrations } from '#db/tables/event-registrations.ts';
import type { eventDates, events } from '#db/tables/events.ts';
import { expandDates } from '#modules/events/expand-dates.ts';
import { fromGermanTime, toGermanTime } from '#modules/events/german-time.ts';

import { INDOOR_EVENTS } from './indoor-events.ts';
import { OUTDOOR_EVENTS } from './outdoor-events.ts';
import { makeAttendees } from './make-attendees.ts';
import type { SampleEvent } from './sample-event.ts';
import { SAMPLE_PLACES } from './sample-places.ts';
import type { SamplePlace } from './sample-places.ts';
import { samplePictures } from './sample-pictures.ts';
import { sampleWords } from './sample-words.ts';

const DAY_MS = 86_400_000;
/** How many are made. */
export const SAMPLES = 154;
/** Days from today within which most of them begin; those of other seasons begin later. */
const SPREAD_DAYS = 90;

export interface MadeEvents {
  readonly events: (typeof events.$inferInsert)[];
  readonly dates: (typeof eventDates.$inferInsert)[];
  readonly registrations: (typeof eventRegistrations.$inferInsert)[];
}

/** Now and then something goes otherwise than planned, with its reason. */
const TROUBLES: readonly (readonly [every: number, EventStatus, note: string])[] = [
  [29, 'moved-online', 'Der Saal ist nicht frei geworden, der Abend findet im Netz statt.'],
  [23, 'moved', 'Wegen des nassen Bodens um eine Woche verschoben.'],
  [17, 'cancelled', 'Der Veranstalter hat abgesagt; ein neuer Termin steht noch nicht fest.'],
];

const PLANNED = { status: 'scheduled', statusNote: null } as const;
type Trouble = { readonly status: EventStatus; readonly statusNote: string | null };

function troubleOf(at: number): Trouble {
  const trouble = TROUBLES.find(([every]) => at % every === every - 1);
  return trouble ? { status: trouble[1], statusNote: trouble[2] } : PLANNED;
}

/** The first date of one that was moved by a week; only a date can be moved, not a series. */
function moveOf(at: number, startsAt: Date) {
  const trouble = troubleOf(at);
  if (trouble.status !== 'moved') return {};
  const before = fromGermanTime(new Date(toGermanTime(startsAt).getTime() - 7 * DAY_MS));
  return { ...trouble, previousStart: before, plannedStart: before };
}

/** First fitting day from a number of days after today on. */
function firstStart(sample: SampleEvent, today: Date, after: number): Date {
  const [hour = 0, minute = 0] = sample.start.split(':').map(Number);
  const midnight = Math.floor(toGermanTime(today).getTime() / DAY_MS) * DAY_MS;
  let day = new Date(midnight + after * DAY_MS);
  const fits = () =>
    sample.weekdays.includes(day.getUTCDay()) &&
    (sample.months?.includes(day.getUTCMonth() + 1) ?? true);
  while (!fits()) day = new Date(day.getTime() + DAY_MS);
  return fromGermanTime(new Date(day.getTime() + hour * 3_600_000 + minute * 60_000));
}

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss');

function registrationOf({ registration }: SampleEvent) {
  const { attendees: _, ...rules } = registration ?? {};
  return rules;
}

function makeEvent(sample: SampleEvent, place: SamplePlace, at: number) {
  const online = sample.venue === null;
  const inTown = (text: string) => text.replaceAll('{ort}', place.name);
  return {
    id: `${sample.slug}-${slugOf(place.name)}-${at + 1}`,
    title: inTown(sample.title),
    summary: sample.summary,
    description: sample.description,
    category: sample.category,
    attendance: sample.attendance ?? 'vor-ort',
    ...(troubleOf(at).status === 'moved' ? PLANNED : troubleOf(at)),
    pictures: samplePictures(sample.slug, at),
    ...sampleWords(sample.category, at, online),
    organizer: inTown(sample.organizer),
    venue: sample.venue,
    street: sample.street,
    postcode: online ? null : place.postcode,
    city: online ? null : place.name,
    latitude: online ? null : place.latitude,
    longitude: online ? null : place.longitude,
    priceCents: sample.priceCents ?? null,
    priceNote: sample.priceNote ?? null,
    recurrence: sample.recurrence ?? null,
    sample: true,
    ...registrationOf(sample),
  };
}

/** Veranstaltungen from today on: the same ones for the same day. */
export function makeEvents(today: Date): MadeEvents {
  const samples = [...OUTDOOR_EVENTS, ...INDOOR_EVENTS];
  const made: MadeEvents = { events: [], dates: [], registrations: [] };
  for (let at = 0; at < SAMPLES; at += 1) {
    const sample = samples[at % samples.length];
    const place = SAMPLE_PLACES[(at * 7) % SAMPLE_PLACES.length];
    if (!sample || !place) continue;
    const event = makeEvent(sample, place, at);
    const start = firstStart(sample, today, (at * 13) % SPREAD_DAYS);
    made.events.push(event);
    const attendees = sample.registration?.attendees ?? 0;
    for (const [number, date] of expandDates(start, sample.minutes, event.recurrence).entries()) {
      const id = `${at + 1}-${number + 1}`;
      const seatsTaken = number === 0 ? attendees : 0;
      const move = number === 0 ? moveOf(at, date.startsAt) : {};
      made.dates.push({ id, eventId: event.id, seatsTaken, ...date, ...move });
    }
    made.registrations.push(...makeAttendees(`${at + 1}-1`, attendees));
  }
  return made;
}
