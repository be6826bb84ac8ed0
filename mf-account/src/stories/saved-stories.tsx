import type { AccountEvents } from '@gruenland/shared-contracts/api/event-submission.ts';
import type { SavedList } from '@gruenland/shared-contracts/api/watchlist.ts';
import type { SavedSearch } from '@gruenland/shared-contracts/api/saved-searches.ts';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { AccountEventsPage } from '#pages/account-events/AccountEventsPage.tsx';
import { AccountSearchesPage } from '#pages/account-searches/AccountSearchesPage.tsx';
import { ConfirmSearchPage } from '#pages/confirm-search/ConfirmSearchPage.tsx';
import { MerklistePage } from '#pages/merkliste/MerklistePage.tsx';
import { OwnSearchPage } from '#pages/own-search/OwnSearchPage.tsx';
import { SaveSearchPage } from '#pages/save-search/SaveSearchPage.tsx';

const list: SavedList = {
  account: false,
  items: [
    {
      kind: 'kleinanzeige',
      id: '12',
      title: 'Fendt Farmer 2 S mit Frontlader',
      path: '/kleinanzeigen/fendt-12',
      facts: ['8.900 €', '87435 Kempten'],
      state: 'Verkauft',
      note: 'Nach dem Hydrauliköl fragen.',
      savedAt: '2026-11-20T08:00:00.000Z',
    },
    {
      kind: 'veranstaltung',
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

const search: SavedSearch = {
  code: '01KABCDEFGHJKMNPQRSTVWXYZ0.muster',
  kind: 'kleinanzeigen',
  title: 'Traktoren, um Celle',
  path: '/kleinanzeigen?ort=Celle',
  frequency: 'taeglich',
  state: 'aktiv',
  lastSentAt: '2026-11-20T08:00:00.000Z',
};
const paused = { ...search, code: '01KABCDEFGHJKMNPQRSTVWXYZ1.muster', state: 'pausiert' } as const;

const own: AccountEvents = {
  registrations: [
    {
      code: 'a',
      title: 'Sensenkurs in Celle',
      startsAt: '2026-12-08T08:00:00.000Z',
      endsAt: '2026-12-08T15:00:00.000Z',
      state: 'bestaetigt',
      status: 'cancelled',
      seats: 2,
    },
    {
      code: 'b',
      title: 'Imkern für Anfänger',
      startsAt: '2026-10-08T08:00:00.000Z',
      endsAt: '2026-10-09T15:00:00.000Z',
      state: 'erschienen',
      status: 'scheduled',
      seats: 1,
    },
  ],
  events: [
    {
      id: 'hoffest',
      code: 'c',
      title: 'Hoffest',
      state: 'abgelehnt',
      refusal: 'Das ist Werbung.',
      nextAt: null,
      registration: 'none',
    },
    {
      id: 'kurs',
      code: 'd',
      title: 'Melkkurs',
      state: 'veroeffentlicht',
      refusal: null,
      nextAt: '2026-12-09T08:00:00.000Z',
      registration: 'intern',
    },
  ],
};
const now = '2026-11-21T12:00:00.000Z';
const wish = {
  kind: 'kleinanzeigen',
  query: 'ort=Celle',
  title: search.title,
  path: search.path,
  email: null,
};

/** Merkliste, Suchaufträge, own Veranstaltungen. */
export const savedStories: readonly StoryDefinition[] = [
  {
    title: 'Konto / Merkliste',
    state: 'mit zweien',
    view: () => <MerklistePage params={{}} data={{ list, done: 'gemerkt' }} />,
  },
  {
    title: 'Konto / Merkliste',
    state: 'leer',
    view: () => (
      <MerklistePage params={{}} data={{ list: { items: [], account: true }, done: null }} />
    ),
  },
  {
    title: 'Konto / Suchauftrag anlegen',
    state: 'als Gast',
    view: () => <SaveSearchPage params={{}} data={{ search: wish, formKey: 'muster' }} />,
  },
  {
    title: 'Konto / Suchauftrag anlegen',
    state: 'angemeldet',
    view: () => (
      <SaveSearchPage
        params={{}}
        data={{ search: { ...wish, email: 'hanna@hof.example' }, formKey: 'muster' }}
      />
    ),
  },
  {
    title: 'Konto / Suchauftrag anlegen',
    state: 'abgeschickt',
    view: () => <SaveSearchPage params={{}} data={{ search: null, formKey: 'muster' }} />,
  },
  ...[false, true].map((done) => ({
    title: 'Konto / Suchauftrag bestätigen',
    state: done ? 'bestätigt' : 'Knopf',
    view: () => <ConfirmSearchPage params={{}} data={{ code: 'muster', done }} />,
  })),
  {
    title: 'Konto / Suchauftrag',
    state: 'beendet',
    view: () => (
      <OwnSearchPage
        params={{}}
        data={{ search: { ...search, state: 'beendet' }, saved: 'beendet' }}
      />
    ),
  },
  {
    title: 'Konto / Suchaufträge',
    state: 'mit zweien',
    view: () => (
      <AccountSearchesPage params={{}} data={{ searches: [search, paused], saved: null }} />
    ),
  },
  {
    title: 'Konto / Suchaufträge',
    state: 'keine',
    view: () => <AccountSearchesPage params={{}} data={{ searches: [], saved: null }} />,
  },
  {
    title: 'Konto / Veranstaltungen',
    state: 'mit beidem',
    view: () => <AccountEventsPage params={{}} data={{ own, now }} />,
  },
  {
    title: 'Konto / Veranstaltungen',
    state: 'nichts',
    view: () => (
      <AccountEventsPage params={{}} data={{ own: { registrations: [], events: [] }, now }} />
    ),
  },
];
