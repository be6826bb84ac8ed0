import type {
  EventAttendance,
  EventStatus,
  VeranstaltungDetail,
} from '@gruenland/shared-contracts/api/veranstaltungen.ts';
import { paths } from '@gruenland/shared-contracts/paths.ts';

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

/** schema.org Event of the next date (developers.google.com, structured data of events). */
export function eventJsonLd(event: VeranstaltungDetail, siteUrl: string): object {
  const { priceCents, attendance, status } = event;
  const url = siteUrl + paths.veranstaltung(event.id);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    description: event.summary,
    startDate: event.startsAt,
    endDate: event.endsAt,
    eventStatus: `https://schema.org/${STATUS[status]}`,
    eventAttendanceMode: `https://schema.org/${ATTENDANCE[attendance]}`,
    location: event.city === null ? { '@type': 'VirtualLocation', url } : placeOf(event),
    organizer: { '@type': 'Organization', name: event.organizer },
    ...(priceCents !== null && {
      offers: { '@type': 'Offer', price: priceCents / 100, priceCurrency: 'EUR', url },
    }),
  };
}

function placeOf(event: VeranstaltungDetail): object {
  const { venue, street, postcode, city, latitude, longitude } = event;
  return {
    '@type': 'Place',
    name: venue ?? city,
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      ...(postcode && { postalCode: postcode }),
      addressLocality: city,
    },
    ...(latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  };
}
