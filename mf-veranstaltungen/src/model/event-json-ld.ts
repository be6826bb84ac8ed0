import type { EventStatus } from '@gruenland/shared-contracts/events/event-status.ts';
import type {
  EventAttendanceMode,
  EventOccurrence,
  EventDetail,
} from '@gruenland/shared-contracts/api/events.ts';
import { EVENT_AUDIENCES } from '@gruenland/shared-contracts/events/event-labels.ts';
import { formatDateTimeAttribute } from './date-span.ts';
import { joinLabels } from './event-texts.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

const STATUS_TYPES: Readonly<Record<EventStatus, string>> = {
  scheduled: 'EventScheduled',
  cancelled: 'EventCancelled',
  moved: 'EventRescheduled',
  'moved-online': 'EventMovedOnline',
};

const ATTENDANCE_TYPES: Readonly<Record<EventAttendanceMode, string>> = {
  'vor-ort': 'OfflineEventAttendanceMode',
  online: 'OnlineEventAttendanceMode',
  hybrid: 'MixedEventAttendanceMode',
};

/** Maximum number of occurrences in the JSON-LD, to limit the page size. */
const MAX_OCCURRENCES = 12;

/**
 * Creates one schema.org Event for each upcoming occurrence. Search engines expect a separate Event
 * for each occurrence of a series (developers.google.com, structured data of events).
 */
export function createEventJsonLd(event: EventDetail, siteUrl: string): readonly object[] {
  return event.dates
    .slice(0, MAX_OCCURRENCES)
    .map((date) => createOccurrenceJsonLd(event, date, siteUrl));
}

function createOccurrenceJsonLd(
  event: EventDetail,
  date: EventOccurrence,
  siteUrl: string,
): object {
  const { startsAt, endsAt, status, previousStart } = date;
  const attendance = status === 'moved-online' ? 'online' : event.attendance;
  const url = siteUrl + paths.event(event.id);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    description: event.summary,
    ...(event.pictures.length > 0 && {
      image: event.pictures.map(({ src }) => new URL(src, siteUrl).href),
    }),
    startDate: formatDateTimeAttribute(date, startsAt),
    ...(previousStart && { previousStartDate: formatDateTimeAttribute(date, previousStart) }),
    endDate: formatDateTimeAttribute(date, endsAt),
    ...(event.doorsAt && { doorTime: getDoorTime(event, event.doorsAt, startsAt) }),
    ...(event.audience.length > 0 && {
      audience: { '@type': 'Audience', audienceType: joinLabels(EVENT_AUDIENCES, event.audience) },
    }),
    eventStatus: `https://schema.org/${STATUS_TYPES[status]}`,
    eventAttendanceMode: `https://schema.org/${ATTENDANCE_TYPES[attendance]}`,
    location: createLocationJsonLd(event, attendance, url),
    organizer: { '@type': 'Organization', name: event.organizer },
    ...createOfferJsonLd(event, date, url),
  };
}

/**
 * Returns the time at which the doors open for an occurrence. `doorsAt` is this time for the next
 * occurrence. For all other occurrences, the doors open the same time before the start.
 */
function getDoorTime({ startsAt }: EventDetail, doorsAt: string, occurrenceStart: string): string {
  const leadTimeMs = Date.parse(startsAt) - Date.parse(doorsAt);
  return new Date(Date.parse(occurrenceStart) - leadTimeMs).toISOString();
}

function createLocationJsonLd(
  event: EventDetail,
  attendance: EventAttendanceMode,
  url: string,
): object {
  const virtualLocation = { '@type': 'VirtualLocation', url };
  if (attendance === 'online' || event.city === null) return virtualLocation;
  return attendance === 'hybrid'
    ? [createPlaceJsonLd(event), virtualLocation]
    : createPlaceJsonLd(event);
}

function createPlaceJsonLd(event: EventDetail): object {
  const { venue, street, postcode, city, country, latitude, longitude } = event;
  return {
    '@type': 'Place',
    name: venue ?? city,
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      ...(postcode && { postalCode: postcode }),
      addressLocality: city,
      ...(country && { addressCountry: country }),
    },
    ...(latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  };
}

function createOfferJsonLd(
  { priceCents }: EventDetail,
  date: EventOccurrence,
  url: string,
): object {
  if (priceCents === null) return {};
  const isSoldOut = date.registration === 'full' || date.registration === 'waitlist';
  return {
    offers: {
      '@type': 'Offer',
      price: priceCents / 100,
      priceCurrency: 'EUR',
      url,
      availability: `https://schema.org/${isSoldOut ? 'SoldOut' : 'InStock'}`,
    },
  };
}
