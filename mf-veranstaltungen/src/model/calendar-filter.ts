import {
  EVENT_ATTENDANCES,
  EVENT_CATEGORIES,
} from '@gruenland/shared-contracts/api/events.ts';
import type {
  EventAttendance,
  EventCategory,
} from '@gruenland/shared-contracts/api/events.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import {
  EVENT_AUDIENCES,
  EVENT_TOPICS,
} from '@gruenland/shared-contracts/events/event-words.ts';
import type {
  EventAudience,
  EventTopic,
} from '@gruenland/shared-contracts/events/event-words.ts';
import { dayAfter, lastOfMonth, weekdayOf } from './days.ts';

/** Names of the address's parameters; the route's cache keeps no others. */
export const FILTER_PARAMS = [
  'wann',
  'kategorie',
  'teilnahme',
  'zielgruppe',
  'thema',
  'frei',
  'ort',
  'umkreis',
  'q',
  'seite',
] as const;

/** Kilometres to choose from. */
export const RADII = [10, 25, 50, 100, 200] as const;
export const DEFAULT_RADIUS = 50;

/** What the calendar is narrowed down by; all of it stands in the address. */
export interface CalendarFilter {
  /** `heute`, `wochenende` or a month as `2026-12`; null: everything to come. */
  readonly when: string | null;
  readonly category: EventCategory | null;
  readonly attendance: EventAttendance | null;
  readonly audience: EventAudience | null;
  readonly topic: EventTopic | null;
  readonly free: boolean;
  /** Postcode or name of a place, as it was typed. */
  readonly place: string;
  /** Kilometres around it. */
  readonly radius: number;
  readonly query: string;
  /** Counted from 1. */
  readonly page: number;
}

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;
const LONGEST_QUERY = 100;
const LONGEST_PLACE = 80;
const SHORTEST_PLACE = 2;
const MOST_PAGES = 1000;

const keyOf = <Key extends string>(words: Readonly<Record<Key, string>>, asked: string | null) =>
  (Object.keys(words) as Key[]).find((key) => key === asked) ?? null;

/** Reads an address; what does not fit is left out. */
export function readFilter(params: URLSearchParams): CalendarFilter {
  const when = params.get('wann') ?? '';
  const category = EVENT_CATEGORIES.find(({ slug }) => slug === params.get('kategorie'));
  const page = Number(params.get('seite'));
  const place = (params.get('ort') ?? '').trim().slice(0, LONGEST_PLACE);
  const radius = RADII.find((known) => String(known) === params.get('umkreis'));
  return {
    when: when === 'heute' || when === 'wochenende' || MONTH.test(when) ? when : null,
    category: category?.slug ?? null,
    attendance: EVENT_ATTENDANCES.find((known) => known === params.get('teilnahme')) ?? null,
    audience: keyOf(EVENT_AUDIENCES, params.get('zielgruppe')),
    topic: keyOf(EVENT_TOPICS, params.get('thema')),
    free: params.get('frei') === '1',
    place: place.length < SHORTEST_PLACE ? '' : place,
    radius: radius ?? DEFAULT_RADIUS,
    query: (params.get('q') ?? '').trim().slice(0, LONGEST_QUERY),
    page: Number.isInteger(page) && page > 1 ? Math.min(page, MOST_PAGES) : 1,
  };
}

/** The parameters of a filter, always in the same order. */
function paramsOf({ when, category, attendance, free, query, page, ...more }: CalendarFilter) {
  const params = new URLSearchParams();
  if (when) params.set('wann', when);
  if (category) params.set('kategorie', category);
  if (attendance) params.set('teilnahme', attendance);
  if (more.audience) params.set('zielgruppe', more.audience);
  if (more.topic) params.set('thema', more.topic);
  if (free) params.set('frei', '1');
  if (more.place) params.set('ort', more.place);
  if (more.place && more.radius !== DEFAULT_RADIUS) params.set('umkreis', String(more.radius));
  if (query) params.set('q', query);
  if (page > 1) params.set('seite', String(page));
  return params;
}

/** Address of a filter. */
export function hrefOf(filter: CalendarFilter): string {
  const search = paramsOf(filter).toString();
  return search === '' ? paths.veranstaltungen() : `${paths.veranstaltungen()}?${search}`;
}

/** The same dates as a feed; it has one page. */
export function feedHrefOf(filter: CalendarFilter): string {
  const search = paramsOf({ ...filter, page: 1 }).toString();
  return `${paths.veranstaltungen()}/feed.xml${search ? `?${search}` : ''}`;
}

/** First and last day that are meant; the weekend is the one that is or comes next. */
export function daysOf(when: string | null, today: string): { von?: string; bis?: string } {
  if (when === null) return {};
  if (when === 'heute') return { von: today, bis: today };
  if (when === 'wochenende') {
    const weekday = weekdayOf(today);
    const sunday = dayAfter(today, (7 - weekday) % 7);
    return { von: weekday === 0 ? today : dayAfter(sunday, -1), bis: sunday };
  }
  const first = `${when}-01`;
  // A month that runs shows what is left of it.
  return { von: today.startsWith(when) ? today : first, bis: lastOfMonth(when) };
}

/** Query of the api for a filter. */
export function apiQuery(filter: CalendarFilter, today: string): URLSearchParams {
  const query = paramsOf(filter);
  query.delete('wann');
  for (const [name, day] of Object.entries(daysOf(filter.when, today))) query.set(name, day);
  return query;
}
