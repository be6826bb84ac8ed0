import {
  EVENT_ATTENDANCE_MODES,
  EVENT_CATEGORIES,
} from '@gruenland/shared-contracts/api/events.ts';
import type { EventAttendanceMode, EventCategory } from '@gruenland/shared-contracts/api/events.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import {
  EVENT_AUDIENCES,
  EVENT_TOPIC_LABELS,
} from '@gruenland/shared-contracts/events/event-labels.ts';
import type { EventAudience, EventTopic } from '@gruenland/shared-contracts/events/event-labels.ts';
import { getDayRange, isPeriod } from './period.ts';

/** Query parameters of the filter. The page cache distinguishes URLs only by these parameters. */
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
  'ansicht',
] as const;

/** Views that visitors can open beside the list: the map, and on phones the month grid. */
const CALENDAR_VIEWS = ['karte', 'monat'] as const;

/** Radii in kilometres that visitors can choose. */
export const RADII_KM = [10, 25, 50, 100, 200] as const;
const DEFAULT_RADIUS_KM = 50;

/** Filter of the calendar. The query string of the URL contains all its values. */
export interface CalendarFilter {
  /**
   * `heute`, `wochenende`, a month such as `2026-12` or a day such as `2026-12-31`. Null means all
   * upcoming days.
   */
  readonly period: string | null;
  readonly category: EventCategory | null;
  readonly attendance: EventAttendanceMode | null;
  readonly audience: EventAudience | null;
  readonly topic: EventTopic | null;
  readonly isFree: boolean;
  /** Postcode or place name as the visitor typed it. */
  readonly place: string;
  /** Radius around the place in kilometres. */
  readonly radius: number;
  readonly query: string;
  /** Page of the list, from 1. */
  readonly page: number;
  /** The open view; it changes neither list nor feed. */
  readonly view: (typeof CALENDAR_VIEWS)[number] | null;
}

const MAX_QUERY_LENGTH = 100;
const MAX_PLACE_LENGTH = 80;
const MIN_PLACE_LENGTH = 2;
const MAX_PAGES = 1000;

const findKey = <Key extends string>(
  labelByKey: Readonly<Record<Key, string>>,
  typedKey: string | null,
) => (Object.keys(labelByKey) as Key[]).find((key) => key === typedKey) ?? null;

/** Parses query parameters. Ignores parameters with invalid values. */
export function parseFilter(params: URLSearchParams): CalendarFilter {
  const period = params.get('wann') ?? '';
  const category = EVENT_CATEGORIES.find(({ slug }) => slug === params.get('kategorie'));
  const page = Number(params.get('seite'));
  const place = (params.get('ort') ?? '').trim().slice(0, MAX_PLACE_LENGTH);
  const radius = RADII_KM.find((radiusKm) => String(radiusKm) === params.get('umkreis'));
  return {
    period: isPeriod(period) ? period : null,
    category: category?.slug ?? null,
    attendance:
      EVENT_ATTENDANCE_MODES.find((attendance) => attendance === params.get('teilnahme')) ?? null,
    audience: findKey(EVENT_AUDIENCES, params.get('zielgruppe')),
    topic: findKey(EVENT_TOPIC_LABELS, params.get('thema')),
    isFree: params.get('frei') === '1',
    place: place.length < MIN_PLACE_LENGTH ? '' : place,
    radius: radius ?? DEFAULT_RADIUS_KM,
    query: (params.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH),
    page: Number.isInteger(page) && page > 1 ? Math.min(page, MAX_PAGES) : 1,
    view: CALENDAR_VIEWS.find((view) => view === params.get('ansicht')) ?? null,
  };
}

/** Converts a filter into query parameters in a fixed order. */
function toQueryParams({
  period,
  category,
  attendance,
  isFree,
  query,
  page,
  ...more
}: CalendarFilter) {
  const params = new URLSearchParams();
  if (period) params.set('wann', period);
  if (category) params.set('kategorie', category);
  if (attendance) params.set('teilnahme', attendance);
  if (more.audience) params.set('zielgruppe', more.audience);
  if (more.topic) params.set('thema', more.topic);
  if (isFree) params.set('frei', '1');
  if (more.place) params.set('ort', more.place);
  if (more.place && more.radius !== DEFAULT_RADIUS_KM) params.set('umkreis', String(more.radius));
  if (query) params.set('q', query);
  if (page > 1) params.set('seite', String(page));
  if (more.view) params.set('ansicht', more.view);
  return params;
}

/** Returns the URL of the calendar with this filter. */
export function buildCalendarHref(filter: CalendarFilter): string {
  const queryString = toQueryParams(filter).toString();
  return queryString === '' ? paths.events() : `${paths.events()}?${queryString}`;
}

/**
 * Returns the URL of the RSS feed with this filter. The URL contains no page number, because the
 * feed has only one page.
 */
export function buildFeedHref(filter: CalendarFilter): string {
  const queryString = toQueryParams({ ...filter, page: 1, view: null }).toString();
  return `${paths.events()}/feed.xml${queryString ? `?${queryString}` : ''}`;
}

/**
 * Converts a filter into query parameters of the api.
 *
 * @param days first and last day; by default those of the filter
 */
export function buildApiQuery(
  filter: CalendarFilter,
  today: string,
  days = getDayRange(filter.period, today),
): URLSearchParams {
  const query = toQueryParams({ ...filter, view: null });
  query.delete('wann');
  for (const [name, day] of Object.entries(days)) query.set(name, day);
  return query;
}
