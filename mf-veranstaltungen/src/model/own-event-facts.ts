import type { EventInput } from '@gruenland/shared-contracts/api/event-submission.ts';
import { ALL_DAY_TIMES } from '@gruenland/shared-contracts/events/all-day.ts';
import {
  describeExcludedDays,
  describeRecurrence,
} from '@gruenland/shared-contracts/events/recurrence.ts';
import { formatLongDate } from '@gruenland/shared-ui/format/date-text.ts';
import {
  EVENT_AUDIENCES,
  EVENT_TOPIC_LABELS,
} from '@gruenland/shared-contracts/events/event-labels.ts';
import { listEventNotes } from '@gruenland/shared-contracts/events/event-notes.ts';
import {
  ATTENDANCE_TEXTS,
  formatAdmission,
  getCategoryName,
  formatPlace,
  joinLabels,
} from './event-texts.ts';

const REGISTRATION_KIND_LABELS = {
  none: 'ohne Anmeldung',
  internal: 'hier auf Grünland',
  external: 'auf einer anderen Website',
} as const;

function formatRegistration(input: EventInput): string {
  const { registration, capacity = null, waitlist, ticketUrl } = input;
  if (registration === 'external') return ticketUrl ?? REGISTRATION_KIND_LABELS.external;
  if (registration === 'none') return REGISTRATION_KIND_LABELS.none;
  const seats = capacity === null ? 'so viele, wie kommen' : `${capacity} Plätze je Termin`;
  return `${REGISTRATION_KIND_LABELS.internal}, ${seats}${waitlist && capacity !== null ? ', mit Warteliste' : ''}`;
}

/** Returns facts about audience and topics, and the notes. Leaves out empty facts. */
function listAudienceAndTopicFacts({ audience = [], topics = [], ...input }: EventInput) {
  const facts = [
    { name: 'Für wen', value: joinLabels(EVENT_AUDIENCES, audience) },
    { name: 'Themen', value: joinLabels(EVENT_TOPIC_LABELS, topics) },
    ...listEventNotes(input),
  ];
  return facts.filter(({ value }) => value !== '');
}

function formatSchedule({ day, start, end, endDay }: EventInput): string {
  const startDay = formatLongDate(day, { weekday: true });
  if (start === ALL_DAY_TIMES.start && end === ALL_DAY_TIMES.end) {
    return `${startDay}${endDay ? ` bis ${formatLongDate(endDay)}` : ''}, ganztägig`;
  }
  return `${startDay}, ${start} bis ${end} Uhr${endDay ? ` am ${formatLongDate(endDay)}` : ''}`;
}

function formatRecurrence({ repeat, day, until = null, weekdays, except }: EventInput): string {
  const recurrenceText = describeRecurrence(repeat, day, until, weekdays);
  return [recurrenceText, describeExcludedDays(except)].filter(Boolean).join(', ');
}

/** Converts a submitted event into a list of facts, each with a label and a text. */
export function listEventFacts(input: EventInput) {
  const { priceNote, questions } = input;
  const eventPlace = {
    venue: input.venue ?? null,
    postcode: input.postcode ?? null,
    city: input.city ?? null,
  };
  const admission = [formatAdmission(input.priceCents ?? null), priceNote]
    .filter(Boolean)
    .join(', ');
  return [
    { name: 'Titel', value: input.title },
    { name: 'Kurzbeschreibung', value: input.summary },
    { name: 'Beschreibung', value: input.description },
    { name: 'Art', value: getCategoryName(input.category) },
    { name: 'Veranstalter', value: input.organizer },
    { name: 'Beginn', value: formatSchedule(input) },
    ...(input.doorTime ? [{ name: 'Einlass', value: `${input.doorTime} Uhr` }] : []),
    ...listAudienceAndTopicFacts(input),
    { name: 'Wiederholung', value: formatRecurrence(input) },
    { name: 'Wo', value: formatPlace(eventPlace, input.street ?? null) },
    { name: 'Teilnahme', value: ATTENDANCE_TEXTS[input.attendance] },
    { name: 'Eintritt', value: admission || 'keine Angabe' },
    { name: 'Anmeldung', value: formatRegistration(input) },
    ...(questions.length > 0 ? [{ name: 'Fragen', value: questions.join(' ') }] : []),
  ];
}
