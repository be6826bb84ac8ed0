import type { EventStatus } from '@gruenland/shared-contracts/api/events.ts';

import type { eventRegistrations } from '#db/tables/event-registrations.ts';
import type { eventOccurrences, events } from '#db/tables/events.ts';
import { expandRecurrence } from '#modules/events/expand-recurrence.ts';
import { fromGermanTime, toGermanTime } from '#modules/events/german-time.ts';

import { INDOOR_EVENTS } from './indoor-events.ts';
import { OUTDOOR_EVENTS } from './outdoor-events.ts';
import { makeAttendees } from './make-attendees.ts';
import type { SampleEvent } from './sample-event.ts';
import { SAMPLE_PLACES } from './sample-places.ts';
import type { SamplePlace } from './sample-places.ts';
import { samplePictures } from './sample-pictures.ts';
import { sampleDetails } from './sample-details.ts';

const DAY_MS = 86_400_000;
/** Number of generated events. */
export const EVENT_COUNT = 154;
/** Most events start within this number of days from today; seasonal ones may start later. */
const SPREAD_DAYS = 90;

export interface MadeEvents {
  readonly events: (typeof events.$inferInsert)[];
  readonly dates: (typeof eventOccurrences.$inferInsert)[];
  readonly registrations: (typeof eventRegistrations.$inferInsert)[];
}

/** Status changes of sample events: every n-th event gets this status and this note. */
const PLAN_CHANGES: readonly (readonly [every: number, EventStatus, note: string])[] = [
  [29, 'moved-online', 'Der Saal ist nicht frei geworden, der Abend findet im Netz statt.'],
  [23, 'moved', 'Wegen des nassen Bodens um eine Woche verschoben.'],
  [17, 'cancelled', 'Der Veranstalter hat abgesagt; ein neuer Termin steht noch nicht fest.'],
];

const UNCHANGED_PLAN = { status: 'scheduled', statusNote: null } as const;
type PlanChange = { readonly status: EventStatus; readonly statusNote: string | null };

function getPlanChange(at: number): PlanChange {
  const planChange = PLAN_CHANGES.find(([every]) => at % every === every - 1);
  return planChange ? { status: planChange[1], statusNote: planChange[2] } : UNCHANGED_PLAN;
}

/** Returns columns that mark an occurrence as moved by a week; none for unmoved events. */
function getMoveColumns(at: number, startsAt: Date) {
  const planChange = getPlanChange(at);
  if (planChange.status !== 'moved') return {};
  const before = fromGermanTime(new Date(toGermanTime(startsAt).getTime() - 7 * DAY_MS));
  return { ...planChange, previousStart: before, plannedStart: before };
}

/** Returns the first suitable day of a sample event, counted from `after` days after today. */
function firstStart(sample: SampleEvent, today: Date, after: number): Date {
  const [hour = 0, minute = 0] = sample.start.split(':').map(Number);
  const midnight = Math.floor(toGermanTime(today).getTime() / DAY_MS) * DAY_MS;
  let day = new Date(midnight + after * DAY_MS);
  const isSuitableDay = () =>
    sample.weekdays.includes(day.getUTCDay()) &&
    (sample.months?.includes(day.getUTCMonth() + 1) ?? true);
  while (!isSuitableDay()) day = new Date(day.getTime() + DAY_MS);
  return fromGermanTime(new Date(day.getTime() + hour * 3_600_000 + minute * 60_000));
}

const slugify = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss');

function getRegistration({ registration }: SampleEvent) {
  const { attendees: _, ...rules } = registration ?? {};
  return rules;
}

function makeEvent(sample: SampleEvent, place: SamplePlace, at: number) {
  const online = sample.venue === null;
  const withTown = (text: string) => text.replaceAll('{ort}', place.name);
  return {
    id: `${sample.slug}-${slugify(place.name)}-${at + 1}`,
    title: withTown(sample.title),
    summary: sample.summary,
    description: sample.description,
    category: sample.category,
    attendance: sample.attendance ?? 'vor-ort',
    ...(getPlanChange(at).status === 'moved' ? UNCHANGED_PLAN : getPlanChange(at)),
    pictures: samplePictures(sample.slug, at),
    ...sampleDetails(sample.category, at, online),
    organizer: withTown(sample.organizer),
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
    ...getRegistration(sample),
  };
}

/** Generates events from today on; calls on the same day always give the same events. */
export function makeEvents(today: Date): MadeEvents {
  const samples = [...OUTDOOR_EVENTS, ...INDOOR_EVENTS];
  const made: MadeEvents = { events: [], dates: [], registrations: [] };
  for (let at = 0; at < EVENT_COUNT; at += 1) {
    const sample = samples[at % samples.length];
    const place = SAMPLE_PLACES[(at * 7) % SAMPLE_PLACES.length];
    if (!sample || !place) continue;
    const event = makeEvent(sample, place, at);
    const start = firstStart(sample, today, (at * 13) % SPREAD_DAYS);
    made.events.push(event);
    const attendees = sample.registration?.attendees ?? 0;
    for (const [number, date] of expandRecurrence(
      start,
      sample.minutes,
      event.recurrence,
    ).entries()) {
      const id = `${at + 1}-${number + 1}`;
      const seatsTaken = number === 0 ? attendees : 0;
      const move = number === 0 ? getMoveColumns(at, date.startsAt) : {};
      made.dates.push({ id, eventId: event.id, seatsTaken, ...date, ...move });
    }
    made.registrations.push(...makeAttendees(`${at + 1}-1`, attendees));
  }
  return made;
}
