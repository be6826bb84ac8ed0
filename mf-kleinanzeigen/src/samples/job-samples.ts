import type { JobDetail, JobList, JobTeaser } from '@gruenland/shared-contracts/api/job-board.ts';

export const sampleJob: JobTeaser = {
  number: 1,
  slug: 'fachkraft-fuer-den-milchviehstall-m-w-d-kempten-1',
  title: 'Fachkraft für den Milchviehstall (m/w/d)',
  employer: 'Milchhof Harms',
  postcode: '87435',
  place: 'Kempten',
  pay: '17,50 bis 20\u00a0€ pro Stunde',
  types: ['Vollzeit'],
  highlights: ['ab sofort', 'Unterkunft'],
  publishedAt: '2026-11-18T09:30:00.000Z',
};

const jobWithoutPay: JobTeaser = {
  ...sampleJob,
  number: 2,
  title: 'Praktikum auf dem Gemüsehof (m/w/d)',
  employer: 'Gemüsehof Sandberg',
  pay: null,
  types: ['Praktikum'],
  distance: 23_400,
};

export const sampleJobs: JobList = {
  total: 100,
  page: 2,
  pages: 5,
  jobs: [sampleJob, jobWithoutPay],
  facets: [
    {
      kind: 'choice',
      name: 'bereich',
      label: 'Bereich',
      options: [
        { value: 'ackerbau', label: 'Ackerbau', count: 24, chosen: false },
        { value: 'rind', label: 'Rind und Milch', count: 21, chosen: true },
      ],
    },
  ],
  near: { place: 'Kempten', postcode: '87435', radius: 50 },
};

export const sampleJobDetail: JobDetail = {
  ...sampleJob,
  state: 'active',
  payRange: { minCents: 1750, maxCents: 2000, unit: 'hour', tariff: null },
  employerKind: 'employer',
  employerText: '180 Kühe mit Weidegang.',
  employerUrl: 'https://milchhof.example/',
  contactPerson: 'Imke Harms',
  intro: 'Wir melken 180 Kühe & suchen eine Person, die mitdenkt.',
  duties: '- Melken\n- Füttern',
  profile: 'Ruhiger Umgang mit Tieren.\n\n- Führerschein Klasse B',
  offer: '30 Tage Urlaub.',
  contact: 'Fragen beantwortet Imke Harms.',
  facts: [
    { label: 'Anstellung', value: 'Vollzeit' },
    { label: 'Gehalt (brutto)', value: '17,50 bis 20\u00a0€ pro Stunde' },
  ],
  places: [
    { postcode: '87435', place: 'Kempten', region: 'BY' },
    { postcode: '6850', place: 'Dornbirn', region: 'AT-8' },
  ],
  remote: false,
  employmentTypes: ['FULL_TIME'],
  applyUrl: null,
  reference: 'J-1000',
  validThrough: '2027-01-17T09:30:00.000Z',
  similar: [jobWithoutPay],
};
