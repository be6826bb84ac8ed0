import type { EventInput } from '@gruenland/shared-contracts/api/event-submission.ts';
import { addDays, getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';

/** Returns the date `days` days from today in Germany, as `YYYY-MM-DD`. */
export const getDayFromNow = (days: number) => addDays(getBerlinDay(new Date()), days);

/** Returns an event as the form sends it. */
export const createEventInput = (overrides: Partial<EventInput> | object = {}): EventInput => ({
  title: 'Sensenkurs auf der Obstwiese',
  summary: 'Mähen wie früher, für alle, die es lernen wollen.',
  description: 'Wir dengeln, wetzen und mähen.\n\nBitte feste Schuhe mitbringen.',
  category: 'kurs',
  attendance: 'vor-ort',
  day: getDayFromNow(20),
  start: '09:00',
  end: '12:30',
  repeat: 'none',
  venue: 'Obstwiese am Bach',
  postcode: '29221',
  city: 'Celle',
  organizer: 'Heimatverein Celle',
  priceCents: 1250,
  registration: 'internal',
  capacity: 8,
  waitlist: true,
  maxPerPerson: 2,
  closesHours: 0,
  cancelHours: 24,
  questions: ['Eigene Sense?'],
  ...overrides,
});
