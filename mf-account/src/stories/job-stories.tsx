import type { ReceivedApplication } from '@gruenland/shared-contracts/api/job-applications.ts';
import type { OwnJob } from '@gruenland/shared-contracts/api/own-job-postings.ts';
import type { WatchlistItem } from '@gruenland/shared-contracts/api/watchlist.ts';
import type { SavedSearch } from '@gruenland/shared-contracts/api/saved-searches.ts';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { OwnJobsPage } from '#pages/own-jobs/OwnJobsPage.tsx';
import { ReceivedApplicationsPage } from '#pages/received-applications/ReceivedApplicationsPage.tsx';

const job: OwnJob = {
  id: '01KABCDEFGHJKMNPQRSTVWXYZ0',
  slug: 'melken-m-w-d-kempten-1',
  title: 'Melken (m/w/d)',
  place: 'Kempten',
  state: 'active',
  version: 3,
  validThrough: '2027-01-17T09:30:00.000Z',
  publishedAt: '2026-11-18T09:30:00.000Z',
  changing: true,
  applications: { total: 3, unread: 1 },
  actions: ['pause', 'fill', 'delete'],
  decision: null,
};
const sentApplication = {
  code: 'beispiel',
  title: 'Käserei: Mitarbeit am Kessel (m/w/d)',
  employer: 'Hof Steinkuhle',
  slug: 'kaeserei-kempten-2',
  state: 'interview',
  sentAt: '2026-11-19T09:30:00.000Z',
} as const;
const savedJob: WatchlistItem = {
  kind: 'job',
  id: '12',
  title: 'Fachkraft für den Milchviehstall (m/w/d)',
  path: '/jobs/milchviehstall-kempten-12',
  facts: ['Milchhof Harms', '87435 Kempten'],
  state: null,
  note: 'Am Montag anrufen.',
  savedAt: '2026-11-20T08:00:00.000Z',
};
const search: SavedSearch = {
  code: '01KABCDEFGHJKMNPQRSTVWXYZ2.muster',
  kind: 'jobs',
  title: 'Stellen, um Kempten',
  path: '/jobs?ort=Kempten',
  frequency: 'daily',
  state: 'active',
  lastSentAt: null,
};
const application: ReceivedApplication = {
  id: '01KABCDEFGHJKMNPQRSTVWXYZ1',
  version: 2,
  state: 'received',
  name: 'Hanna Ohlsen',
  email: 'hanna.ohlsen@hof.example',
  phone: '0171 2345678',
  message: 'Ich melke gern.\n\nUnd ich bin früh auf.',
  availableFrom: '2027-03-01',
  cv: { name: 'Lebenslauf.pdf', bytes: 734_000 },
  receivedAt: '2026-11-20T09:30:00.000Z',
  steps: ['read', 'invite', 'accept', 'decline'],
};

/** Component examples of the job board in the account. */
export const jobStories: readonly StoryDefinition[] = [
  {
    title: 'Konto / Jobbörse',
    state: 'mit Stelle und Bewerbung',
    view: () => (
      <OwnJobsPage
        params={{}}
        data={{
          page: 1,
          ownJobs: { jobs: [job], sent: [sentApplication] },
          savedJobs: [savedJob],
          savedSearches: [search],
          successCode: 'notiz',
        }}
      />
    ),
  },
  {
    title: 'Konto / Jobbörse',
    state: 'leer',
    view: () => (
      <OwnJobsPage
        params={{}}
        data={{
          page: 1,
          ownJobs: { jobs: [], sent: [] },
          savedJobs: [],
          savedSearches: [],
          successCode: null,
        }}
      />
    ),
  },
  {
    title: 'Konto / Jobbörse',
    state: 'Gemerktes nicht erreichbar',
    view: () => (
      <OwnJobsPage
        params={{}}
        data={{
          page: 1,
          ownJobs: { jobs: [job], sent: [] },
          savedJobs: null,
          savedSearches: null,
          successCode: null,
        }}
      />
    ),
  },
  {
    title: 'Konto / Bewerbungen',
    state: 'eine, ungelesen',
    view: () => (
      <ReceivedApplicationsPage
        params={{}}
        data={{
          receivedApplications: { title: job.title, slug: job.slug, applications: [application] },
        }}
      />
    ),
  },
  {
    title: 'Konto / Bewerbungen',
    state: 'inzwischen geändert',
    view: () => (
      <ReceivedApplicationsPage
        params={{}}
        data={{ receivedApplications: { title: job.title, slug: job.slug, applications: [] } }}
        form={{ values: {}, errors: { '': 'Diese Angaben wurden inzwischen geändert.' } }}
      />
    ),
  },
];
