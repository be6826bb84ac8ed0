import type {
  EventAttendance,
  EventDate,
  EventStatus,
  VeranstaltungDetail,
} from '@gruenland/shared-contracts/api/events.ts';
import { EVENT_AUDIENCES } from '@gruenland/shared-contracts/events/event-words.ts';
import { machineTime } from './date-span.ts';
import { wordsOf } from './event-texts.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

const STATUS: Readonly<Record<EventStatus, string>> = {
  scheduled: 'EventScheduled',
  cancelled: 'EventCancelled',
  moved: 'EventRescheduled',
  'moved-online': 'EventMovedOnline',
};

const ATTENDANCE: Readonly<Record<EventAttendance, string>> = {
  'vor-ort': 'OfflineEventAttendanceMode',
  online: 'OnlineEventAttendanceMode',
  hybrid: 'MixedEventAttendanceMode',
};

/** Dates of a series that are told; a page gets no heavier than that. */
const MOST_DATES = 12;

/**
 * schema.org Events, one for each date to come (developers.google.com, structured data of events:
 * dates of a series are events of their own).
 */
export function eventJsonLd(event: VeranstaltungDetail, siteUrl: string): readonly object[] {
  return event.dates.slice(0, MOST_DATES).map((date) => dateJsonLd(event, date, siteUrl));
}

function dateJsonLd(event: VeranstaltungDetail, date: EventDate, siteUrl: string): object {
  const { startsAt, endsAt, status, previousStart } = date;
  const attendance = status === 'moved-online' ? 'online' : event.attendance;
  const url = siteUrl + paths.veranstaltung(event.id);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    description: event.summary,
    ...(event.pictures.length > 0 && {
      image: event.pictures.map(({ src }) => new URL(src, siteUrl).href),
    }),
    startDate: machineTime(date, startsAt),
    ...(previousStart && { previousStartDate: machineTime(date, previousStart) }),
    endDate: machineTime(date, endsAt),
    ...(event.doorsAt && { doorTime: doorsOf(event, event.doorsAt, startsAt) }),
    ...(event.audience.length > 0 && {
      audience: { '@type': 'Audience', audienceType: wordsOf(EVENT_AUDIENCES, event.audience) },
    }),
    eventStatus: `https://schema.org/${STATUS[status]}`,
    eventAttendanceMode: `https://schema.org/${ATTENDANCE[attendance]}`,
    location: locationOf(event, attendance, url),
    organizer: { '@type': 'Organization', name: event.organizer },
    ...offerOf(event, date, url),
  };
}

/** As long before each date as before the next. */
function doorsOf({ startsAt }: VeranstaltungDetail, doorsAt: string, start: string): string {
  const ahead = Date.parse(startsAt) - Date.parse(doorsAt);
  return new Date(Date.parse(start) - ahead).toISOString();
}

function locationOf(event: VeranstaltungDetail, attendance: EventAttendance, url: string): object {
  const online = { '@type': 'VirtualLocation', url };
  if (attendance === 'online' || event.city === null) return online;
  return attendance === 'hybrid' ? [placeOf(event), online] : placeOf(event);
}

function placeOf(event: VeranstaltungDetail): object {
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

function offerOf({ priceCents }: VeranstaltungDetail, date: EventDate, url: string): object {
  if (priceCents === null) return {};
  const soldOut = date.registration === 'full' || date.registration === 'waitlist';
  return {
    offers: {
      '@type': 'Offer',
      price: priceCents / 100,
      priceCurrency: 'EUR',
      url,
      availability: `https://schema.org/${soldOut ? 'SoldOut' : 'InStock'}`,
    },
  };
}
