import type { EventCategory } from '@gruenland/shared-contracts/api/events.ts';
import type {
  EventAudience,
  EventTopic,
} from '@gruenland/shared-contracts/events/event-words.ts';

interface SampleWords {
  readonly audience: readonly EventAudience[];
  readonly topics: readonly EventTopic[];
}

/** For whom and about what samples of each category are. */
const WORDS: Readonly<Record<EventCategory, SampleWords>> = {
  feldtag: { audience: ['betriebe', 'fachleute'], topics: ['ackerbau', 'technik'] },
  markt: { audience: ['familien', 'neugierige'], topics: ['markt'] },
  versammlung: { audience: ['betriebe'], topics: ['recht'] },
  kurs: { audience: ['betriebe', 'junge'], topics: [] },
  messe: { audience: ['betriebe', 'junge'], topics: ['technik', 'tiere'] },
  vortrag: { audience: ['betriebe', 'neugierige'], topics: [] },
  fuehrung: { audience: ['familien', 'kinder'], topics: ['natur'] },
  brauchtum: { audience: ['familien', 'aeltere', 'neugierige'], topics: ['dorf'] },
};

/** How one gets there and in; not all organizers tell. */
const ACCESS: readonly (string | null)[] = [
  'Stufenlos erreichbar, Toilette für Rollstühle vorhanden.',
  null,
  'Parkplätze am Hof; vom Bahnhof fährt ein Bus bis zur Ortsmitte, dann zehn Minuten zu Fuß.',
  'Weiches Gelände, mit Rollstuhl und Kinderwagen nur auf den Wegen.',
  null,
];

/** What a sample tells besides; the same for the same number. */
export function sampleWords(category: EventCategory, at: number, online: boolean) {
  return {
    ...WORDS[category],
    accessibility: online ? null : (ACCESS[at % ACCESS.length] ?? null),
  };
}
