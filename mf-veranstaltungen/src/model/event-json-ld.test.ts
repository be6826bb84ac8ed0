import { DETAIL } from '#samples/event-samples.ts';
import { eventJsonLd } from './event-json-ld.ts';

test('a place, a status, a price', () => {
  expect(eventJsonLd(DETAIL, 'https://gruenland.example')).toMatchObject({
    '@type': 'Event',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { name: 'Marktplatz', address: { postalCode: '29221', addressLocality: 'Celle' } },
    offers: { price: 0, priceCurrency: 'EUR' },
  });
});

test('online, cancelled, nothing told about the price', () => {
  const online = { venue: null, street: null, postcode: null, city: null, priceCents: null };
  const event = { ...DETAIL, ...online, attendance: 'online', status: 'cancelled' } as const;
  const written = eventJsonLd(event, 'https://gruenland.example');
  expect(written).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
    location: { '@type': 'VirtualLocation' },
  });
  expect(written).not.toHaveProperty('offers');
});
