import type { EventInput } from '@gruenland/shared-contracts/api/event-submission.ts';
import { readGermanNumber } from '@gruenland/shared-contracts/forms/german-number.ts';
import { ALL_DAY_TIMES } from '@gruenland/shared-contracts/events/all-day.ts';
import {
  EVENT_AUDIENCES,
  EVENT_TOPIC_LABELS,
} from '@gruenland/shared-contracts/events/event-labels.ts';
import { EVENT_NOTE_NAMES } from '@gruenland/shared-contracts/events/event-notes.ts';
import { EVENT_WEEKDAYS } from '@gruenland/shared-contracts/events/recurrence.ts';
import type { EventWeekday } from '@gruenland/shared-contracts/events/recurrence.ts';

/**
 * Fields of the form to submit an event. All values are strings, because a form that is posted
 * without JavaScript contains only strings.
 */
export type EventFields = Readonly<Record<string, string>>;

/**
 * Converts an amount in euros such as `12,50` into cents. Returns any other text unchanged and
 * replaces an empty text by INVALID_AMOUNT, so that the api rejects it.
 */
function parseCents(amount: string): number | string {
  const euros = readGermanNumber(amount);
  return euros === null ? amount.trim() || INVALID_AMOUNT : Math.round(euros * 100);
}

const INVALID_AMOUNT = 'kein Betrag';

function parsePrice({ price, amount = '' }: EventFields): number | string | null {
  if (price === 'frei') return 0;
  return price === 'betrag' ? parseCents(amount) : null;
}

const TEXT_FIELDS = [
  'title',
  'summary',
  'description',
  'category',
  'attendance',
  'day',
  'start',
  'endDay',
  'end',
  'repeat',
  'until',
  'venue',
  'street',
  'postcode',
  'city',
  'organizer',
  'doorTime',
  ...EVENT_NOTE_NAMES,
  'priceNote',
  'registration',
  'ticketUrl',
  'onlineUrl',
  'capacity',
  'maxPerPerson',
  'closesHours',
  'cancelHours',
] as const;

/** Values sent to the api for fields that the form hides and therefore does not send. */
const HIDDEN_FIELD_VALUES: EventFields = { maxPerPerson: '4', closesHours: '0', cancelHours: '0' };

/** Groups of checkboxes. Each checkbox is a separate form field, for example `thema-wald`. */
export const CHECKBOX_GROUPS = {
  audience: EVENT_AUDIENCES,
  topics: EVENT_TOPIC_LABELS,
  weekdays: EVENT_WEEKDAYS,
} as const;
export type CheckboxGroup = keyof typeof CHECKBOX_GROUPS;
const GROUP_PREFIXES: Readonly<Record<CheckboxGroup, string>> = {
  audience: 'fuer',
  topics: 'thema',
  weekdays: 'am',
};

export const createGroupFieldName = (group: CheckboxGroup, key: string): string =>
  `${GROUP_PREFIXES[group]}-${key}`;

const getCheckedKeys = (group: CheckboxGroup, fields: EventFields): string[] =>
  Object.keys(CHECKBOX_GROUPS[group]).filter(
    (key) => fields[createGroupFieldName(group, key)] === 'true',
  );

const toCheckedFields = (group: CheckboxGroup, keys: readonly string[] = []): EventFields =>
  Object.fromEntries(keys.map((key) => [createGroupFieldName(group, key), 'true']));

/** Returns the checked days of the week. */
export const getCheckedWeekdays = (fields: Readonly<Record<string, unknown>>): EventWeekday[] =>
  (Object.keys(EVENT_WEEKDAYS) as EventWeekday[]).filter(
    (key) => String(fields[createGroupFieldName('weekdays', key)]) === 'true',
  );

/** Splits a text at line breaks, commas and semicolons into days. */
const splitDays = (text = ''): string[] =>
  text
    .split(/[\n,;]/u)
    .map((day) => day.trim())
    .filter(Boolean);

/**
 * Returns the weekdays and excluded days of a recurring event. Omits empty lists, because the
 * previous release of the api may reject these fields.
 */
function getRecurrenceInput(fields: EventFields): object {
  if (fields['repeat'] === 'none') return {};
  const [weekdays, excludedDays] = [getCheckedWeekdays(fields), splitDays(fields['except'])];
  return {
    ...(weekdays.length > 0 && { weekdays }),
    ...(excludedDays.length > 0 && { except: excludedDays }),
  };
}

/** Converts a submitted form into the request body of the api. */
export function toRequestBody(fields: EventFields): object {
  return {
    ...Object.fromEntries(
      TEXT_FIELDS.map((name) => [name, fields[name] || (HIDDEN_FIELD_VALUES[name] ?? '')]),
    ),
    ...(fields['allDay'] === 'true' && { ...ALL_DAY_TIMES, doorTime: '' }),
    ...getRecurrenceInput(fields),
    priceCents: parsePrice(fields),
    audience: getCheckedKeys('audience', fields),
    topics: getCheckedKeys('topics', fields),
    waitlist: fields['waitlist'] === 'true',
    questions: (fields['questions'] ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  };
}

/**
 * Converts the field name in an error of the api to the name of the form field that shows the
 * error.
 */
export function toFormFieldName(name: string): string {
  if (name === 'priceCents') return 'amount';
  if (name.startsWith('weekdays')) return createGroupFieldName('weekdays', 'mo');
  const lines = ['questions', 'except'].find((fieldName) => name.startsWith(fieldName));
  return lines ?? name;
}

const formatAmount = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

/** Formats an ISO date such as `2026-12-24` as `24.12.2026`. */
const formatGermanDate = (day: string): string => day.split('-').toReversed().join('.');

/**
 * Returns the time fields for an all-day event: a checked checkbox and empty times. Returns no
 * fields if the event has times.
 */
function getAllDayFields({ start, end }: EventInput): EventFields {
  const isAllDayEvent = start === ALL_DAY_TIMES.start && end === ALL_DAY_TIMES.end;
  return isAllDayEvent ? { allDay: 'true', start: '', end: '' } : {};
}

/** Converts a stored event into form fields. */
export function toFormFields(input: EventInput): EventFields {
  const { priceCents = null, questions, waitlist } = input;
  const texts = TEXT_FIELDS.map((name) => [name, String(input[name] ?? '')] as const);
  return {
    ...Object.fromEntries(texts),
    ...getAllDayFields(input),
    price: priceCents === null ? 'offen' : priceCents === 0 ? 'frei' : 'betrag',
    amount: priceCents ? formatAmount(priceCents) : '',
    waitlist: String(waitlist),
    ...toCheckedFields('audience', input.audience),
    ...toCheckedFields('topics', input.topics),
    ...toCheckedFields('weekdays', input.weekdays),
    except: (input.except ?? []).map(formatGermanDate).join('\n'),
    questions: questions.join('\n'),
  };
}

/** Initial field values of the form for a new event. */
export const DEFAULT_FIELDS: EventFields = {
  attendance: 'vor-ort',
  repeat: 'none',
  price: 'frei',
  registration: 'none',
  waitlist: 'true',
  maxPerPerson: '4',
  closesHours: '0',
  cancelHours: '0',
};
