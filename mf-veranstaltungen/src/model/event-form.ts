import type { EventInput } from '@gruenland/shared-contracts/api/event-submission.ts';
import { readGermanNumber } from '@gruenland/shared-contracts/forms/german-number.ts';
import { ALL_DAY } from '@gruenland/shared-contracts/events/all-day.ts';
import {
  EVENT_AUDIENCES,
  EVENT_TOPICS,
} from '@gruenland/shared-contracts/events/event-words.ts';
import { EVENT_WEEKDAYS } from '@gruenland/shared-contracts/events/recurrence.ts';
import type { EventWeekday } from '@gruenland/shared-contracts/events/recurrence.ts';

/** Fields of the form to send something in, as text: what a plain POST carries. */
export type EventFields = Readonly<Record<string, string>>;

/** `12,50` as cents; a text that is no amount is handed on, so that the api says so: none is none, too. */
function centsOf(amount: string): number | string {
  const euros = readGermanNumber(amount);
  return euros === null ? amount.trim() || NO_AMOUNT : Math.round(euros * 100);
}

const NO_AMOUNT = 'kein Betrag';

function priceOf({ price, amount = '' }: EventFields): number | string | null {
  if (price === 'frei') return 0;
  return price === 'betrag' ? centsOf(amount) : null;
}

const NAMES = [
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
  'accessibility',
  'priceNote',
  'registration',
  'ticketUrl',
  'onlineUrl',
  'capacity',
  'maxPerPerson',
  'closesHours',
  'cancelHours',
] as const;

/** What fields stand for that the form hides as they do not matter. */
const UNASKED: EventFields = { maxPerPerson: '4', closesHours: '0', cancelHours: '0' };

/** Groups of boxes, each a field of its own: `thema-wald`. */
export const EVENT_GROUPS = {
  audience: EVENT_AUDIENCES,
  topics: EVENT_TOPICS,
  weekdays: EVENT_WEEKDAYS,
} as const;
export type EventGroup = keyof typeof EVENT_GROUPS;
const PREFIXES: Readonly<Record<EventGroup, string>> = {
  audience: 'fuer',
  topics: 'thema',
  weekdays: 'am',
};

export const groupField = (group: EventGroup, key: string): string => `${PREFIXES[group]}-${key}`;

const chosenIn = (group: EventGroup, fields: EventFields): string[] =>
  Object.keys(EVENT_GROUPS[group]).filter((key) => fields[groupField(group, key)] === 'true');

const ticked = (group: EventGroup, keys: readonly string[] = []): EventFields =>
  Object.fromEntries(keys.map((key) => [groupField(group, key), 'true']));

/** Days of the week that are ticked. */
export const weekdaysIn = (fields: Readonly<Record<string, unknown>>): EventWeekday[] =>
  (Object.keys(EVENT_WEEKDAYS) as EventWeekday[]).filter(
    (key) => String(fields[groupField('weekdays', key)]) === 'true',
  );

/** Days as people type them, one a line or with commas. */
const daysIn = (text = ''): string[] =>
  text
    .split(/[\n,;]/u)
    .map((day) => day.trim())
    .filter(Boolean);

/** What a series has besides its rule; an api of the release before need not know what is not used. */
function seriesOf(fields: EventFields): object {
  if (fields['repeat'] === 'keine') return {};
  const [weekdays, except] = [weekdaysIn(fields), daysIn(fields['except'])];
  return { ...(weekdays.length > 0 && { weekdays }), ...(except.length > 0 && { except }) };
}

/** What the api is asked with. */
export function bodyOf(fields: EventFields): object {
  return {
    ...Object.fromEntries(NAMES.map((name) => [name, fields[name] || (UNASKED[name] ?? '')])),
    ...(fields['allDay'] === 'true' && { ...ALL_DAY, doorTime: '' }),
    ...seriesOf(fields),
    priceCents: priceOf(fields),
    audience: chosenIn('audience', fields),
    topics: chosenIn('topics', fields),
    waitlist: fields['waitlist'] === 'true',
    questions: (fields['questions'] ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  };
}

/** Names of the api's messages as the form calls its fields. */
export function fieldOf(name: string): string {
  if (name === 'priceCents') return 'amount';
  if (name.startsWith('weekdays')) return groupField('weekdays', 'mo');
  const lines = ['questions', 'except'].find((each) => name.startsWith(each));
  return lines ?? name;
}

const amountText = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

/** `2026-12-24` as `24.12.2026`. */
const typedDay = (day: string): string => day.split('-').toReversed().join('.');

/** Hours as the form has them: none of what lasts all day. */
function hoursOf({ start, end }: EventInput): EventFields {
  const allDay = start === ALL_DAY.start && end === ALL_DAY.end;
  return allDay ? { allDay: 'true', start: '', end: '' } : {};
}

/** What the form shows of something that was sent in before. */
export function fieldsOf(input: EventInput): EventFields {
  const { priceCents = null, questions, waitlist } = input;
  const texts = NAMES.map((name) => [name, String(input[name] ?? '')] as const);
  return {
    ...Object.fromEntries(texts),
    ...hoursOf(input),
    price: priceCents === null ? 'offen' : priceCents === 0 ? 'frei' : 'betrag',
    amount: priceCents ? amountText(priceCents) : '',
    waitlist: String(waitlist),
    ...ticked('audience', input.audience),
    ...ticked('topics', input.topics),
    ...ticked('weekdays', input.weekdays),
    except: (input.except ?? []).map(typedDay).join('\n'),
    questions: questions.join('\n'),
  };
}

/** A form that nobody has written in. */
export const EMPTY_FIELDS: EventFields = {
  attendance: 'vor-ort',
  repeat: 'keine',
  price: 'frei',
  registration: 'none',
  waitlist: 'true',
  maxPerPerson: '4',
  closesHours: '0',
  cancelHours: '0',
};
