import {
  addMonths,
  getBerlinDay,
  getLastDayOfMonth,
} from '@gruenland/shared-contracts/german-calendar.ts';

import type { NewJob } from '#modules/job-board/job-record.repository.ts';
import type { Place } from '#places/place.repository.ts';

import { createSeedRandom } from '../ads/seed-random.ts';
import type { SeedRandom } from '../ads/seed-random.ts';
import { demoReader } from '../demo-reader.ts';
import { readDemoEntries } from '../read-demo-entries.ts';
import { contactNames, employerNames } from './employer-names.ts';
import { seedJobSchema } from './seed-job.schema.ts';
import type { SeedJob } from './seed-job.schema.ts';

/** Email address of the employer who placed most demo jobs; the demo reader placed the others. */
const demoEmployerEmail = 'betrieb@gruenland.example';
const dayMs = 86_400_000;
/** Number of generated jobs. */
const seedJobCount = 100;
/** Days for which a job is listed. */
const listingDurationDays = 60;

const entryFiles = [
  'jobs/animal-jobs.json',
  'jobs/help-jobs.json',
  'jobs/field-jobs.json',
  'jobs/machine-jobs.json',
  'jobs/garden-jobs.json',
  'jobs/office-jobs.json',
];

const formatList = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** Raises a job's pay range by a random amount, in realistic steps. */
function chooseRandomPay(pay: SeedJob['pay'], random: SeedRandom) {
  if (!pay) return { payMinCents: null, payMaxCents: null, payUnit: null };
  const [minEuros, maxEuros, unit] = pay;
  const stepEuros = unit === 'hour' ? 0.1 : unit === 'month' ? 50 : 1000;
  const extraEuros = random.chooseBetween(0, 3) * stepEuros;
  const toCents = (euros: number) => Math.round((euros + extraEuros) * 100);
  return { payMinCents: toCents(minEuros), payMaxCents: toCents(maxEuros), payUnit: unit };
}

/** Draws the first day of work: null for immediately, or the first day of a coming month. */
function chooseRandomStartDay(seedJob: SeedJob, random: SeedRandom, now: Date): string | null {
  if (seedJob.types.includes('ausbildung')) {
    const [year = 0, month = 0] = getBerlinDay(now).split('-').map(Number);
    return `${month < 8 ? year : year + 1}-08-01`;
  }
  const months = random.chooseBetween(0, seedJob.types.includes('saison') ? 8 : 4);
  return months === 0 ? null : addMonths(`${getBerlinDay(now).slice(0, 7)}-01`, months);
}

/**
 * Returns the last day of seasonal work: the end of the month that is `durationMonths` after the
 * first day of work, or after `now` if the work starts immediately. Returns null for other jobs.
 */
function getEndDate(seedJob: SeedJob, startsOn: string | null, now: Date): string | null {
  if (seedJob.durationMonths === undefined) return null;
  const firstDay = startsOn ?? getBerlinDay(now);
  return getLastDayOfMonth(addMonths(firstDay, seedJob.durationMonths).slice(0, 7));
}

function makeJob(
  seedJob: SeedJob,
  jobIndex: number,
  options: { readonly random: SeedRandom; readonly places: readonly Place[]; readonly now: Date },
): NewJob {
  const { random, places, now } = options;
  // The first job has a fixed place, because tests and links use its URL.
  const fixedPlace = jobIndex === 0 ? places.find(({ name }) => name === 'Kempten') : undefined;
  const place = fixedPlace ?? random.pick(places);
  const employer = random.pick(employerNames[seedJob.employer]).replace('{ort}', place.name);
  const contactName = random.pick(contactNames);
  const ageMs = jobIndex === 0 ? dayMs : Math.floor(random.next() ** 1.4 * 50 * dayMs) + 900_000;
  const publishedAt = new Date(now.getTime() - ageMs);
  const startsOn = chooseRandomStartDay(seedJob, random, now);
  return {
    state: 'active',
    title: seedJob.title,
    employer,
    employerText: `${employer} in ${place.name}.`,
    contactPerson: contactName,
    intro: seedJob.intro,
    duties: formatList(seedJob.duties),
    profile: formatList(seedJob.profile),
    offer: formatList(seedJob.offer),
    contact: `Fragen beantwortet ${contactName}. Schreiben Sie uns über das Formular, auch ohne Lebenslauf; wir rufen gern zurück.`,
    types: [...seedJob.types],
    fields: [...seedJob.fields],
    licences: [...(seedJob.licences ?? [])],
    languages: ['deutsch'],
    experience: seedJob.experience ?? 'ohne',
    hoursPerWeek: seedJob.hoursPerWeek ?? null,
    weekendWork: seedJob.hasWeekendWork ?? false,
    startsOn,
    limitedUntil: getEndDate(seedJob, startsOn, now),
    ...chooseRandomPay(seedJob.pay, random),
    tariff: seedJob.tariff ?? null,
    accommodation: seedJob.accommodation ?? null,
    meals: seedJob.meals ?? null,
    vehicle: seedJob.vehicle ?? null,
    remote: seedJob.allowsRemoteWork ?? false,
    remoteOnly: seedJob.isRemoteOnly ?? false,
    postcode: place.postcode,
    place: place.name,
    region: place.region,
    lat: place.lat,
    lng: place.lng,
    ownerEmail: jobIndex % 10 === 0 ? demoReader.email : demoEmployerEmail,
    reference: random.next() < 0.3 ? `J-${1000 + jobIndex}` : null,
    publishedAt,
    validThrough: new Date(publishedAt.getTime() + listingDurationDays * dayMs),
  };
}

/** Generates jobs. They are always the same, except for dates, which are relative to `now`. */
export function generateSeedJobs(places: readonly Place[], now: Date): NewJob[] {
  const random = createSeedRandom(20_261_122);
  const handWrittenJobs = readDemoEntries(entryFiles, seedJobSchema);
  return Array.from({ length: seedJobCount }, (_, jobIndex) => {
    const seedJob = handWrittenJobs[jobIndex % handWrittenJobs.length];
    if (!seedJob) throw new Error('no sample jobs are defined');
    return makeJob(seedJob, jobIndex, { random, places, now });
  });
}
