import { createHash } from 'node:crypto';

import type { EventInput } from '@gruenland/shared-contracts/api/event-submission.ts';
import type { RegistrationQuestion } from '@gruenland/shared-contracts/api/event-registration.ts';
import type { EventCategory } from '@gruenland/shared-contracts/api/events.ts';
import { mapEventNotes } from '@gruenland/shared-contracts/events/event-notes.ts';
import { createRecurrenceRule } from '@gruenland/shared-contracts/events/recurrence.ts';

import type { EventProposal, events } from '#db/tables/events.ts';
import { Problem } from '#problem.ts';

import { pickSchedule } from './schedule-occurrences.ts';
import { validateSchedule } from './validate-schedule.ts';

export type StoredEventRow = typeof events.$inferSelect;

/** Validates event input. @throws Problem `form.invalid` with a message per field */
export function assertValidEventInput(input: EventInput, now: Date, isPastAllowed: boolean): void {
  const fields = validateSchedule(input, now, isPastAllowed);
  if (input.attendance !== 'online') {
    if (!input.city) fields['city'] = 'Bitte geben Sie den Ort an.';
    if (!input.venue) fields['venue'] = 'Bitte geben Sie an, wo es stattfindet.';
  }
  if (input.doorTime && input.doorTime > input.start) {
    fields['doorTime'] = 'Der Einlass liegt nach dem Beginn.';
  }
  if (input.registration === 'external' && !input.ticketUrl) {
    fields['ticketUrl'] = 'Bitte geben Sie die Adresse an, unter der man sich anmeldet.';
  }
  if (Object.keys(fields).length > 0) throw new Problem('form.invalid', { fields });
}

const slugify = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '');

/**
 * Returns the id of a new event: title, city and a unique suffix. The URL of the event contains the
 * id.
 */
export function createEventId({ title, city }: EventInput, suffix: string): string {
  const words = [slugify(title).slice(0, 32), slugify(city ?? 'online').slice(0, 16)];
  return [...words, suffix.toLowerCase()].filter(Boolean).join('-').replaceAll(/-{2,}/gu, '-');
}

/**
 * Assigns ids to questions. A question with the same text keeps its id, because answers refer to
 * the id. Any other text gets an id derived from the text.
 */
function assignQuestionIds(
  labels: readonly string[],
  currentQuestions: readonly RegistrationQuestion[],
): RegistrationQuestion[] {
  return [...new Set(labels)].map((label) => {
    const existingQuestion = currentQuestions.find((question) => question.label === label);
    if (existingQuestion) return existingQuestion;
    const labelHash = createHash('sha256').update(label).digest('hex').slice(0, 10);
    return { id: `frage-${labelHash}`, label, options: [], required: false };
  });
}

/**
 * Converts form input to the columns of an event.
 * @param currentQuestions the event's current questions, whose ids are kept
 */
export function toEventColumns(
  input: EventInput,
  currentQuestions: readonly RegistrationQuestion[] = [],
) {
  const { day, repeat, until = null, weekdays } = input;
  const isOnline = input.attendance === 'online';
  const isInternal = input.registration === 'internal';
  return {
    title: input.title,
    summary: input.summary,
    description: input.description,
    category: input.category,
    attendance: input.attendance,
    organizer: input.organizer,
    venue: isOnline ? null : (input.venue ?? null),
    street: isOnline ? null : (input.street ?? null),
    postcode: isOnline ? null : (input.postcode ?? null),
    city: isOnline ? null : (input.city ?? null),
    doorTime: input.doorTime ?? null,
    ...mapEventNotes((name, { needsPlace }) =>
      isOnline && needsPlace ? null : (input[name] ?? null),
    ),
    audience: input.audience ?? [],
    topics: input.topics ?? [],
    priceCents: input.priceCents ?? null,
    priceNote: input.priceNote ?? null,
    recurrence: createRecurrenceRule(repeat, day, until, weekdays),
    schedule: pickSchedule(input),
    registration: input.registration,
    ticketUrl: input.registration === 'external' ? (input.ticketUrl ?? null) : null,
    onlineUrl: isInternal && input.attendance !== 'vor-ort' ? (input.onlineUrl ?? null) : null,
    capacity: isInternal ? (input.capacity ?? null) : null,
    waitlist: input.waitlist,
    maxPerPerson: input.maxPerPerson,
    closesHours: input.closesHours,
    cancelHours: input.cancelHours,
    questions: isInternal ? assignQuestionIds(input.questions, currentQuestions) : [],
  };
}

/**
 * Converts a stored event to form input, or returns null if the event was not created with the
 * form.
 */
export function toEventInput(event: StoredEventRow): EventInput | null {
  const { schedule, questions } = event;
  if (!schedule) return null;
  return {
    ...schedule,
    title: event.title,
    summary: event.summary,
    description: event.description,
    category: event.category as EventCategory,
    attendance: event.attendance,
    venue: event.venue,
    street: event.street,
    postcode: event.postcode,
    city: event.city,
    organizer: event.organizer,
    doorTime: event.doorTime,
    ...mapEventNotes((name) => event[name]),
    audience: event.audience,
    topics: event.topics,
    priceCents: event.priceCents,
    priceNote: event.priceNote,
    registration: event.registration,
    ticketUrl: event.ticketUrl,
    onlineUrl: event.onlineUrl,
    capacity: event.capacity,
    waitlist: event.waitlist,
    maxPerPerson: event.maxPerPerson,
    closesHours: event.closesHours,
    cancelHours: event.cancelHours,
    questions: questions.map(({ label }) => label),
  };
}

/** Returns a stored event as a version, or null if the event was not created with the form. */
export function toReviewableEventVersion(event: StoredEventRow): EventProposal | null {
  const input = toEventInput(event);
  const { latitude, longitude, pictures } = event;
  return input && { input, latitude, longitude, pictures };
}
