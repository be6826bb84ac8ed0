import type { EventSchedule } from '@gruenland/shared-contracts/api/event-submission.ts';
import { ALL_DAY_TIMES } from '@gruenland/shared-contracts/events/all-day.ts';
import { EVENT_CATEGORIES } from '@gruenland/shared-contracts/api/events.ts';
import {
  EVENT_AUDIENCES,
  EVENT_TOPIC_LABELS,
} from '@gruenland/shared-contracts/events/event-labels.ts';
import { listEventNotes } from '@gruenland/shared-contracts/events/event-notes.ts';
import type { EventNoteName } from '@gruenland/shared-contracts/events/event-notes.ts';
import {
  describeExcludedDays,
  describeRecurrence,
} from '@gruenland/shared-contracts/events/recurrence.ts';

import { picturesLabel } from '#modules/moderation/interface.ts';

import { formatPlace } from '../format-place.ts';
import type { StoredEventRow } from './event-input.ts';

type ReviewedEvent = Pick<
  StoredEventRow,
  | 'title'
  | 'summary'
  | 'description'
  | 'category'
  | 'organizer'
  | 'venue'
  | 'street'
  | 'postcode'
  | 'city'
  | 'priceNote'
  | 'ticketUrl'
  | 'onlineUrl'
  | 'questions'
  | 'schedule'
  | EventNoteName
  | 'audience'
  | 'topics'
  | 'pictures'
>;

const formatLabels = (labelsByKey: Readonly<Record<string, string>>, keys: readonly string[]) =>
  keys.map((key) => labelsByKey[key] ?? key).join(', ');

function formatSchedule({
  day,
  start,
  end,
  repeat,
  until,
  weekdays,
  except,
}: EventSchedule): string {
  const repeatLabel = describeRecurrence(repeat, day, until ?? null, weekdays);
  const isAllDay = start === ALL_DAY_TIMES.start && end === ALL_DAY_TIMES.end;
  const timeRange = isAllDay ? 'ganztägig' : `${start} bis ${end}`;
  return [`${day}, ${timeRange}`, repeatLabel, describeExcludedDays(except)]
    .filter(Boolean)
    .join(', ');
}

/** Returns the texts of an event that moderators review, keyed by German labels. */
export function createReviewTexts(event: ReviewedEvent): Record<string, string> {
  const { schedule } = event;
  const texts: Record<string, string | null> = {
    Titel: event.title,
    Kurzbeschreibung: event.summary,
    Beschreibung: event.description,
    Art: EVENT_CATEGORIES.find(({ slug }) => slug === event.category)?.name ?? event.category,
    Wann: schedule && formatSchedule(schedule),
    Wo: formatPlace(event),
    Veranstalter: event.organizer,
    Zielgruppe: formatLabels(EVENT_AUDIENCES, event.audience),
    Themen: formatLabels(EVENT_TOPIC_LABELS, event.topics),
    ...Object.fromEntries(listEventNotes(event).map(({ name, value }) => [name, value])),
    Eintritt: event.priceNote,
    'Adresse der Anmeldung': event.ticketUrl,
    'Adresse der Teilnahme': event.onlineUrl,
    [picturesLabel]: event.pictures.map(({ src }) => src).join('\n'),
    Bildtexte: event.pictures.map(({ alt }) => alt).join('\n'),
    Fragen: event.questions.map(({ label }) => label).join('\n'),
  };
  return Object.fromEntries(
    Object.entries(texts).flatMap(([label, text]) => (text ? [[label, text]] : [])),
  );
}

/**
 * Returns whether a change needs a review. Changed texts and links need a review, including the
 * name, street and town of the venue. Changed times and postcodes do not.
 */
export function isMaterialChange(eventBefore: ReviewedEvent, eventAfter: ReviewedEvent): boolean {
  const listReviewedTexts = (event: ReviewedEvent) => [
    ...Object.entries(createReviewTexts(event)).filter(
      ([label]) => label !== 'Wann' && label !== 'Wo',
    ),
    [event.venue, event.street, event.city],
  ];
  return (
    JSON.stringify(listReviewedTexts(eventBefore)) !== JSON.stringify(listReviewedTexts(eventAfter))
  );
}
