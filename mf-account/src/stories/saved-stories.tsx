import type { AccountEvents } from '@gruenland/shared-contracts/api/event-submission.ts';
import type { Watchlist } from '@gruenland/shared-contracts/api/watchlist.ts';
import type { SavedSearch } from '@gruenland/shared-contracts/api/saved-searches.ts';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { AccountEventsPage } from '#pages/account-events/AccountEventsPage.tsx';
import { SavedSearchesPage } from '#pages/saved-searches/SavedSearchesPage.tsx';
import { ConfirmSavedSearchPage } from '#pages/confirm-saved-search/ConfirmSavedSearchPage.tsx';
import { WatchlistPage } from '#pages/watchlist/WatchlistPage.tsx';
import { SavedSearchPage } from '#pages/saved-search/SavedSearchPage.tsx';
import { SaveSearchPage } from '#pages/save-search/SaveSearchPage.tsx';

const list: Watchlist = {
  account: false,
  items: [
    {
      kind: 'ad',
      id: '12',
      title: 'Fendt Farmer 2 S mit Frontlader',
      path: '/kleinanzeigen/fendt-12',
      facts: ['8.900 €', '87435 Kempten'],
      state: 'Verkauft',
      note: 'Nach dem Hydrauliköl fragen.',
      savedAt: '2026-11-20T08:00:00.000Z',
    },
    {
      kind: 'event',
      id: 'sensenkurs',
      title: 'Sensenkurs in Celle',
      path: null,
      facts: [],
      state: 'Nicht mehr da',
      note: null,
      savedAt: '2026-11-19T08:00:00.000Z',
    },
  ],
};

const removedArticle = {
  successCode: 'entfernt',
  removed: { kind: 'article', id: 'heu' },
} as const;

const search: SavedSearch = {
  code: '01KABCDEFGHJKMNPQRSTVWXYZ0.muster',
  kind: 'ads',
  title: 'Traktoren, um Celle',
  path: '/kleinanzeigen?ort=Celle',
  frequency: 'daily',
  state: 'active',
  lastSentAt: '2026-11-20T08:00:00.000Z',
};
const pausedSearch = {
  ...search,
  code: '01KABCDEFGHJKMNPQRSTVWXYZ1.muster',
  state: 'paused',
} as const;

export const ownEvents: AccountEvents = {
  registrations: [
    {
      code: 'a',
      title: 'Sensenkurs in Celle',
      startsAt: '2026-12-08T08:00:00.000Z',
      endsAt: '2026-12-08T15:00:00.000Z',
      state: 'confirmed',
      status: 'cancelled',
      seats: 2,
    },
    {
      code: 'b',
      title: 'Imkern für Anfänger',
      startsAt: '2026-10-08T08:00:00.000Z',
      endsAt: '2026-10-09T15:00:00.000Z',
      state: 'attended',
      status: 'scheduled',
      seats: 1,
    },
  ],
  events: [
    {
      id: 'hoffest',
      code: 'c',
      title: 'Hoffest',
      state: 'rejected',
      refusal: 'Das ist Werbung.',
      nextAt: null,
      registration: 'none',
    },
    {
      id: 'kurs',
      code: 'd',
      title: 'Melkkurs',
      state: 'published',
      refusal: null,
      nextAt: '2026-12-09T08:00:00.000Z',
      registration: 'internal',
    },
  ],
};
const now = '2026-11-21T12:00:00.000Z';
const searchPreview = {
  kind: 'ads' as const,
  query: 'ort=Celle',
  title: search.title,
  path: search.path,
  email: null,
};

/** Component examples of watchlist, saved searches and the user's events. */
export const savedStories: readonly StoryDefinition[] = [
  {
    title: 'Konto / Merkliste',
    state: 'mit zweien',
    view: () => (
      <WatchlistPage params={{}} data={{ list, successCode: 'gemerkt', removed: null }} />
    ),
  },
  {
    title: 'Konto / Merkliste',
    state: 'leer',
    view: () => (
      <WatchlistPage params={{}} data={{ list: { items: [], account: true }, ...removedArticle }} />
    ),
  },
  {
    title: 'Konto / Suchauftrag anlegen',
    state: 'als Gast',
    view: () => <SaveSearchPage params={{}} data={{ search: searchPreview, formKey: 'muster' }} />,
  },
  {
    title: 'Konto / Suchauftrag anlegen',
    state: 'angemeldet',
    view: () => (
      <SaveSearchPage
        params={{}}
        data={{ search: { ...searchPreview, email: 'hanna@hof.example' }, formKey: 'muster' }}
      />
    ),
  },
  {
    title: 'Konto / Suchauftrag anlegen',
    state: 'abgeschickt',
    view: () => <SaveSearchPage params={{}} data={{ search: null, formKey: 'muster' }} />,
  },
  ...[false, true].map((isDone) => ({
    title: 'Konto / Suchauftrag bestätigen',
    state: isDone ? 'bestätigt' : 'Knopf',
    view: () => <ConfirmSavedSearchPage params={{}} data={{ code: 'muster', isDone }} />,
  })),
  {
    title: 'Konto / Suchauftrag',
    state: 'ended',
    view: () => (
      <SavedSearchPage
        params={{}}
        data={{ search: { ...search, state: 'ended' }, successCode: 'ended' }}
      />
    ),
  },
  {
    title: 'Konto / Suchaufträge',
    state: 'mit zweien',
    view: () => (
      <SavedSearchesPage
        params={{}}
        data={{ searches: [search, pausedSearch], successCode: null }}
      />
    ),
  },
  {
    title: 'Konto / Suchaufträge',
    state: 'keine',
    view: () => <SavedSearchesPage params={{}} data={{ searches: [], successCode: null }} />,
  },
  {
    title: 'Konto / Veranstaltungen',
    state: 'mit beidem',
    view: () => <AccountEventsPage params={{}} data={{ accountEvents: ownEvents, page: 1, now }} />,
  },
  {
    title: 'Konto / Veranstaltungen',
    state: 'nichts',
    view: () => (
      <AccountEventsPage
        params={{}}
        data={{ accountEvents: { registrations: [], events: [] }, page: 1, now }}
      />
    ),
  },
];
