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
import { findSeason } from './find-season.ts';
import { seedJobSchema } from './seed-job.schema.ts';
import type { SeedJob } from './seed-job.schema.ts';

/** Email address of the employer who placed the jobs that are not on the demo reader's farm. */
const demoEmployerEmail = 'betrieb@gruenland.example';
const dayMs = 86_400_000;
/** The farm of the demo reader. */
const readersFarm = { employer: 'Milchhof Leserin', contactName: 'Lena Leserin', place: 'Kempten' };
/** Days for which a job is listed. */
const listingDurationDays = 60;

const entryFiles = [
  'jobs/animal-jobs.json',
  'jobs/help-jobs.json',
  'jobs/field-jobs.json',
  'jobs/machine-jobs.json',
  'jobs/garden-jobs.json',
  'jobs/office-jobs.json',
  'jobs/stock-jobs.json',
  'jobs/crop-jobs.json',
  'jobs/workshop-jobs.json',
  'jobs/fruit-jobs.json',
  'jobs/village-jobs.json',
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
  const months = random.chooseBetween(0, 4);
  return months === 0 ? null : addMonths(`${getBerlinDay(now).slice(0, 7)}-01`, months);
}

/**
 * Returns the last day of limited work: the end of the month that is `durationMonths` after the
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
  // The first job is on the reader's farm: it has a fixed place, because tests and links use its URL.
  const isReadersFarm = seedJob.isReadersFarm ?? false;
  const randomPlace = jobIndex === 0 ? undefined : random.pick(places);
  const farmPlace = isReadersFarm
    ? places.find(({ name }) => name === readersFarm.place)
    : undefined;
  const place = farmPlace ?? randomPlace ?? random.pick(places);
  const randomEmployer = random.pick(employerNames[seedJob.employer]);
  const randomContactName = random.pick(contactNames);
  const employer = isReadersFarm
    ? readersFarm.employer
    : randomEmployer.replace('{ort}', place.name);
  const contactName = isReadersFarm ? readersFarm.contactName : randomContactName;
  const ageMs = jobIndex === 0 ? dayMs : Math.floor(random.next() ** 1.4 * 50 * dayMs) + 900_000;
  const publishedAt = new Date(now.getTime() - ageMs);
  const randomStart = chooseRandomStartDay(seedJob, random, now);
  const { startsOn, limitedUntil } = seedJob.season
    ? findSeason(seedJob.season, now)
    : { startsOn: randomStart, limitedUntil: getEndDate(seedJob, randomStart, now) };
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
    limitedUntil,
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
    ownerEmail: isReadersFarm ? demoReader.email : demoEmployerEmail,
    reference: random.next() < 0.3 ? `J-${1000 + jobIndex}` : null,
    publishedAt,
    validThrough: new Date(publishedAt.getTime() + listingDurationDays * dayMs),
  };
}

/** Generates one job per hand-written entry. They are always the same, except for dates, which are relative to `now`. */
export function generateSeedJobs(places: readonly Place[], now: Date): NewJob[] {
  const random = createSeedRandom(20_261_122);
  const handWrittenJobs = readDemoEntries(entryFiles, seedJobSchema);
  return handWrittenJobs.map((seedJob, jobIndex) =>
    makeJob(seedJob, jobIndex, { random, places, now }),
  );
}
