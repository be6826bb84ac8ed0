import type { JobList } from '@gruenland/shared-contracts/api/job-board.ts';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { countAppliedFilters } from '#model/applied-filters.ts';
import { listAppliedJobFilters } from '#model/applied-job-filters.ts';
import { ApplicationPage } from '#pages/application/ApplicationPage.tsx';
import { ApplyPage } from '#pages/apply/ApplyPage.tsx';
import { JobPage } from '#pages/job/JobPage.tsx';
import { JobResults } from '#pages/jobs/JobResults.tsx';
import { JobsPage } from '#pages/jobs/JobsPage.tsx';
import { PlacedJobPage } from '#pages/placed-job/PlacedJobPage.tsx';
import { PlaceJobPage } from '#pages/place-job/PlaceJobPage.tsx';
import { sampleHintsJson, samplePlaceJobData } from '#samples/place-job-samples.ts';
import { sampleApplication, sampleApplicationForm } from '#samples/application-samples.ts';
import { sampleJobDetail, sampleJobs } from '#samples/job-samples.ts';
import { MatchingJobs } from '#slots/matching-jobs/MatchingJobs.tsx';
import { ListWithResults } from './ListWithResults.tsx';

const url = 'https://gruenland.example/jobs/stelle-1';

function createListStory(state: string, list: JobList, query: string): StoryDefinition {
  const model = { list, query, map: null, mapHref: '/jobs?ansicht=karte' };
  const appliedCount = countAppliedFilters(listAppliedJobFilters(list, new URLSearchParams(query)));
  return {
    title: 'Jobbörse / Liste',
    state,
    view: () => (
      <ListWithResults results={<JobResults model={model} />}>
        <JobsPage data={{ list, query, appliedCount }} params={{}} />
      </ListWithResults>
    ),
  };
}

/** Component examples of the job board. */
export const jobStories: readonly StoryDefinition[] = [
  createListStory('mit Filtern und Ort', sampleJobs, 'bereich=rind&ort=87435'),
  createListStory(
    'nichts gefunden',
    { ...sampleJobs, total: 0, page: 1, pages: 0, jobs: [], near: null },
    'q=imkerei&ort=Nirgendheim&lohn-von=40',
  ),
  {
    title: 'Jobbörse / Liste',
    state: 'Dienst nicht erreichbar',
    view: () => <JobsPage data={{ list: null, query: '', appliedCount: 0 }} params={{}} />,
  },
  {
    title: 'Jobbörse / Stelle',
    state: 'active',
    view: () => <JobPage data={{ job: sampleJobDetail, url }} params={{}} />,
  },
  {
    title: 'Jobbörse / Stelle',
    state: 'besetzt, ohne Gehalt',
    view: () => (
      <JobPage
        data={{
          job: {
            ...sampleJobDetail,
            state: 'filled',
            pay: null,
            payRange: null,
            employerKind: 'agency',
            similar: [],
          },
          url,
        }}
        params={{}}
      />
    ),
  },
  {
    title: 'Jobbörse / Bewerben',
    state: 'Gast, abgelehnt',
    view: () => (
      <ApplyPage
        data={{ form: sampleApplicationForm, formKey: 'k', isSent: false }}
        params={{}}
        form={{
          values: { name: 'Hanna', email: 'hanna' },
          errors: { email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' },
        }}
      />
    ),
  },
  {
    title: 'Jobbörse / Bewerben',
    state: 'geschlossen',
    view: () => (
      <ApplyPage
        data={{ form: { ...sampleApplicationForm, open: false }, formKey: 'k', isSent: false }}
        params={{}}
      />
    ),
  },
  {
    title: 'Jobbörse / Bewerbung',
    state: 'zu bestätigen, Datei abgelehnt',
    view: () => (
      <ApplicationPage
        data={{ application: sampleApplication, code: 'c', cvUploadStatus: 'kein-pdf' }}
        params={{}}
      />
    ),
  },
  {
    title: 'Jobbörse / Bewerbung',
    state: 'eingegangen, mit Lebenslauf',
    view: () => (
      <ApplicationPage
        data={{
          application: {
            ...sampleApplication,
            state: 'received',
            cv: { name: 'Lebenslauf.pdf', bytes: 734_000 },
            may: { confirm: false, attach: true, withdraw: true },
          },
          code: 'c',
          cvUploadStatus: 'da',
        }}
        params={{}}
      />
    ),
  },
  {
    title: 'Jobbörse / Ausschreiben',
    state: 'neu, mit Hinweisen',
    view: () => (
      <PlaceJobPage
        data={samplePlaceJobData}
        params={{}}
        form={{
          values: { title: 'Melker', 'types-vollzeit': 'true', hinweise: sampleHintsJson },
          errors: { '': 'Bitte lesen Sie die Hinweise.', postcode: 'Bitte angeben.' },
        }}
      />
    ),
  },
  {
    title: 'Jobbörse / Eingereicht',
    state: 'rejected',
    view: () => (
      <PlacedJobPage
        data={{
          jobState: {
            slug: 'stelle-kempten-1',
            title: 'Melken (m/w/d)',
            state: 'rejected',
            changing: false,
            mayConfirm: false,
            version: 2,
            actions: ['delete'],
            editable: true,
            decision: {
              title: 'Angaben reichen nicht aus',
              text: 'Aus dem Eintrag geht nicht hervor, was angeboten wird.',
              rule: 'Nutzungsbedingungen, Ziffer 3',
              automated: false,
              at: '2026-11-20T08:00:00.000Z',
              appeal: 'possible',
            },
          },
          slug: 'stelle-kempten-1',
          code: 'c',
        }}
        params={{}}
      />
    ),
  },
  {
    title: 'Jobbörse / Eingereicht',
    state: 'zu bestätigen',
    view: () => (
      <PlacedJobPage
        data={{
          jobState: {
            slug: 'stelle-kempten-1',
            title: 'Melken (m/w/d)',
            state: 'unconfirmed',
            changing: false,
            mayConfirm: true,
            version: 1,
            actions: ['delete'],
            editable: true,
            decision: null,
          },
          slug: 'stelle-kempten-1',
          code: 'c',
        }}
        params={{}}
      />
    ),
  },
  {
    title: 'Jobbörse / Slot',
    state: 'neue Stellen',
    view: () => <MatchingJobs props={{ count: 2 }} data={sampleJobs.jobs} />,
  },
];
