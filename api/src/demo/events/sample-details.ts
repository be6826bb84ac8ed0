import type { EventCategory } from '@gruenland/shared-contracts/api/events.ts';
import type { EventAudience, EventTopic } from '@gruenland/shared-contracts/events/event-labels.ts';

interface SampleDetails {
  readonly audience: readonly EventAudience[];
  readonly topics: readonly EventTopic[];
}

/** Audience and topics by category. */
const DETAILS_BY_CATEGORY: Readonly<Record<EventCategory, SampleDetails>> = {
  feldtag: { audience: ['betriebe', 'fachleute'], topics: ['ackerbau', 'technik'] },
  markt: { audience: ['familien', 'neugierige'], topics: ['markt'] },
  versammlung: { audience: ['betriebe'], topics: ['recht'] },
  kurs: { audience: ['betriebe', 'junge'], topics: [] },
  messe: { audience: ['betriebe', 'junge'], topics: ['technik', 'tiere'] },
  vortrag: { audience: ['betriebe', 'neugierige'], topics: [] },
  fuehrung: { audience: ['familien', 'kinder'], topics: ['natur'] },
  brauchtum: { audience: ['familien', 'aeltere', 'neugierige'], topics: ['dorf'] },
};

/** Accessibility notes; some are null, because not all organizers give one. */
const ACCESSIBILITY_NOTES: readonly (string | null)[] = [
  'Stufenlos erreichbar, Toilette für Rollstühle vorhanden.',
  null,
  'Parkplätze am Hof; vom Bahnhof fährt ein Bus bis zur Ortsmitte, dann zehn Minuten zu Fuß.',
  'Weiches Gelände, mit Rollstuhl und Kinderwagen nur auf den Wegen.',
  null,
];

/** Returns additional details of a sample event; an event always has the same details. */
export function getSampleDetails(category: EventCategory, eventIndex: number, isOnline: boolean) {
  return {
    ...DETAILS_BY_CATEGORY[category],
    accessibility: isOnline
      ? null
      : (ACCESSIBILITY_NOTES[eventIndex % ACCESSIBILITY_NOTES.length] ?? null),
  };
}
