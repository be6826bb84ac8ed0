import { addDays, getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';

import type { Drizzle } from '#db/database.ts';
import { insertJobs } from '#modules/job-board/job-record.repository.ts';
import type { StoredJob } from '#modules/job-board/job-record.repository.ts';

const DAY_MS = 86_400_000;

/** Returns the date `days` days from today in Germany, as `YYYY-MM-DD`. */
export const getDayFromNow = (days: number) => addDays(getBerlinDay(new Date()), days);

/** Returns a job posting as the form sends it. */
export const createJobPostingInput = (overrides: object = {}) => ({
  title: 'Melken im Wechsel (m/w/d)',
  employer: 'Hof Test',
  employerKind: 'employer',
  employerText: '',
  employerUrl: '',
  contactPerson: 'Frau Test',
  intro: '',
  duties: '- Melken\n- Füttern',
  profile: 'Ruhe',
  offer: 'Urlaub',
  contact: 'Schreiben Sie uns.',
  types: ['vollzeit'],
  fields: ['rind'],
  licences: [],
  languages: ['deutsch'],
  experience: 'ohne',
  hoursPerWeek: '40',
  weekendWork: true,
  startsOn: '',
  limitedUntil: '',
  payMinCents: 1700,
  payMaxCents: 1900,
  payUnit: 'hour',
  tariff: '',
  accommodation: 'Zimmer',
  meals: null,
  vehicle: null,
  remote: false,
  postcode: '87435',
  place: 'Kempten',
  morePlaces: '88131 Lindau',
  applyUrl: '',
  reference: '',
  validUntil: getDayFromNow(60),
  hintsSeen: false,
  ...overrides,
});

/** Inserts an active job posting of a guest. */
export async function insertGuestJob(db: Drizzle, ownerEmail: string): Promise<StoredJob> {
  const [job] = await insertJobs(db, [
    {
      state: 'active',
      title: 'Melken im Wechsel (m/w/d)',
      employer: 'Hof Test',
      duties: 'Melken',
      profile: 'Ruhe',
      offer: 'Urlaub',
      contact: 'Frau Test',
      types: ['vollzeit'],
      fields: ['rind'],
      postcode: '87435',
      place: 'Kempten',
      region: 'BY',
      lat: 47.7,
      lng: 10.3,
      ownerEmail,
      publishedAt: new Date(),
      validThrough: new Date(Date.now() + 30 * DAY_MS),
    },
  ]);
  if (!job) throw new Error('no job posting was inserted');
  return job;
}
