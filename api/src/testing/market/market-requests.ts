import {
  addMonths,
  getBerlinDay,
  getLastDayOfMonth,
} from '@gruenland/shared-contracts/german-calendar.ts';

/** A request for a list: a search by place, radius and filters, or a full-text search. */
export interface MarketRequest {
  /** The list to request. `words` means a full-text search without a place. */
  readonly list: 'ads' | 'events' | 'jobs' | 'words';
  readonly path: string;
}

const TOWN_POSTCODES =
  '29221 84028 49074 97070 01067 24103 18055 34117 54290 86150 72070 48143 26122 39104 99084 94032 79098 59555 31134 03046'.split(
    ' ',
  );
const RADII_KM = [20, 30, 50, 75];

const adFilters = [
  'kategorie=traktoren&art=biete&zustand=gebraucht',
  'kategorie=traktoren&a-marke=Fendt&anbieter=privat',
  'kategorie=traktoren&a-ps-von=80&a-baujahr-von=2005&zustand=gebraucht',
  'art=biete&anbieter=gewerblich&preis-bis=20000',
  'art=biete&zustand=neuwertig&preis-von=500&sortierung=entfernung',
  'art=suche&anbieter=privat&q=kipper',
  'q=Traktoren&preis-bis=20000&zustand=gebraucht',
  'q=Fendt+Schlepper&anbieter=privat',
  'q=Frontladr&art=biete&sortierung=preis-auf',
  'art=biete&zustand=gebraucht&anbieter=privat&sortierung=preis-auf',
];
const eventFilters = [
  'kategorie=markt&frei=1&zielgruppe=familien',
  'kategorie=feldtag&teilnahme=vor-ort&thema=technik',
  'frei=1&teilnahme=vor-ort&zielgruppe=betriebe',
  'thema=tiere&zielgruppe=junge&frei=1',
  'q=obst&frei=1&teilnahme=vor-ort',
  'q=Kr%C3%A4uterwiesenf%C3%BChrung&frei=1',
];
/** The month that a month grid counts. */
const nextMonth = addMonths(getBerlinDay(new Date()), 1).slice(0, 7);
const eventDayFilters = eventFilters.map(
  (filter) => `${filter}&von=${nextMonth}-01&bis=${getLastDayOfMonth(nextMonth)}`,
);
const jobFilters = [
  'bereich=rind&anstellung=vollzeit&erfahrung=erste',
  'bereich=ackerbau&fuehrerschein=T&lohn-von=16',
  'anstellung=teilzeit&erfahrung=ohne&sortierung=lohn',
  'q=Hofmitarbeiter&anstellung=vollzeit',
];

const fullTextQueries = [
  'musik',
  'kartoffel',
  'hof%C3%BCbergabe',
  'markt',
  'feldtag 1234',
  'verein 77',
  'imker',
  'celle',
];

/**
 * Search words that occur in the whole market: names of categories, brands, inflections, synonyms
 * and typos.
 */
const adWordQueries = [
  'Traktoren',
  'Traktor&sortierung=preis-auf',
  'Fendt',
  'John+Deere+Kipper',
  'Frontlader&zustand=gebraucht',
  'Guellefaesser',
  'Frontladr',
  'Kipper&seite=3',
  'Maehdrescher+Celle',
];

function createListRequests(
  list: MarketRequest['list'],
  path: string,
  filters: readonly string[],
): MarketRequest[] {
  return TOWN_POSTCODES.flatMap((town, townIndex) =>
    filters.map((filter, filterIndex) => ({
      list,
      path: `${path}?${filter}&ort=${town}&umkreis=${RADII_KM[(townIndex + filterIndex) % RADII_KM.length]}`,
    })),
  );
}

/** A request for each list, town and filter, and for each full-text search. */
export const marketRequests: readonly MarketRequest[] = [
  ...createListRequests('ads', '/api/kleinanzeigen/ads', adFilters),
  ...createListRequests('events', '/api/events', eventFilters),
  ...createListRequests('events', '/api/events/days', eventDayFilters),
  ...createListRequests('jobs', '/api/jobs', jobFilters),
  ...createListRequests('ads', '/api/kleinanzeigen/places', adFilters),
  ...createListRequests('events', '/api/events/places', eventFilters),
  ...createListRequests('jobs', '/api/jobs/places', jobFilters),
  ...fullTextQueries.map((words) => ({
    list: 'words' as const,
    path: `/api/events?q=${words.replace(' ', '+')}`,
  })),
  ...adWordQueries.map((query) => ({
    list: 'words' as const,
    path: `/api/kleinanzeigen/ads?q=${query}`,
  })),
];
