import {
  addMonths,
  berlinDay,
  getLastDayOfMonth,
} from '@gruenland/shared-contracts/german-calendar.ts';

import type { NewJob } from '#modules/job-board/job-record.repository.ts';
import type { Place } from '#modules/places/place.repository.ts';

import { createSeedRandom } from '../ads/seed-random.ts';
import type { SeedRandom } from '../ads/seed-random.ts';
import { demoReader } from '../demo-reader.ts';
import { animalJobs } from './animal-jobs.ts';
import { contactNames, employerNames } from './employer-names.ts';
import { fieldJobs } from './field-jobs.ts';
import { gardenJobs } from './garden-jobs.ts';
import { helpJobs } from './help-jobs.ts';
import { machineJobs } from './machine-jobs.ts';
import { officeJobs } from './office-jobs.ts';
import type { SeedJob } from './seed-job.ts';

/** Email address of the employer who placed most demo jobs; the demo reader placed the others. */
const demoEmployerEmail = 'betrieb@gruenland.example';
const dayMs = 86_400_000;
/** Number of generated jobs. */
export const seedJobCount = 100;
/** Days for which a job is listed. */
const listingDays = 60;

const handWrittenJobs: readonly SeedJob[] = [
  ...animalJobs,
  ...helpJobs,
  ...fieldJobs,
  ...machineJobs,
  ...gardenJobs,
  ...officeJobs,
];

const formatList = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** Raises a job's pay range by a random amount, in realistic steps. */
function drawPay(pay: SeedJob['pay'], random: SeedRandom) {
  if (!pay) return { payMinCents: null, payMaxCents: null, payUnit: null };
  const [minEuros, maxEuros, unit] = pay;
  const step = unit === 'hour' ? 0.1 : unit === 'month' ? 50 : 1000;
  const extraEuros = random.between(0, 3) * step;
  const cents = (euros: number) => Math.round((euros + extraEuros) * 100);
  return { payMinCents: cents(minEuros), payMaxCents: cents(maxEuros), payUnit: unit };
}

/** Draws the first day of work: null for immediately, or the first day of a coming month. */
function drawStart(seed: SeedJob, random: SeedRandom, now: Date): string | null {
  if (seed.types.includes('ausbildung')) {
    const [year = 0, month = 0] = berlinDay(now).split('-').map(Number);
    return `${month < 8 ? year : year + 1}-08-01`;
  }
  const months = random.between(0, seed.types.includes('saison') ? 8 : 4);
  return months === 0 ? null : addMonths(`${berlinDay(now).slice(0, 7)}-01`, months);
}

/**
 * Returns the last day of seasonal work, counted from the first day of work, or from `now` if the
 * work starts immediately. Returns null for other jobs.
 */
function getEndDate(seed: SeedJob, startsOn: string | null, now: Date): string | null {
  if (seed.months === undefined) return null;
  const firstDay = startsOn ?? berlinDay(now);
  return getLastDayOfMonth(addMonths(firstDay, seed.months).slice(0, 7));
}

function makeJob(
  seed: SeedJob,
  jobIndex: number,
  options: { readonly random: SeedRandom; readonly places: readonly Place[]; readonly now: Date },
): NewJob {
  const { random, places, now } = options;
  // The first job has a fixed place, because tests and links use its URL.
  const fixedPlace = jobIndex === 0 ? places.find(({ name }) => name === 'Kempten') : undefined;
  const place = fixedPlace ?? random.pick(places);
  const employer = random.pick(employerNames[seed.employer]).replace('{ort}', place.name);
  const contactName = random.pick(contactNames);
  const ageMs = jobIndex === 0 ? dayMs : Math.floor(random.next() ** 1.4 * 50 * dayMs) + 900_000;
  const publishedAt = new Date(now.getTime() - ageMs);
  const startsOn = drawStart(seed, random, now);
  return {
    state: 'active',
    title: seed.title,
    employer,
    employerText: `${employer} in ${place.name}.`,
    contactPerson: contactName,
    intro: seed.intro,
    duties: formatList(seed.duties),
    profile: formatList(seed.profile),
    offer: formatList(seed.offer),
    contact: `Fragen beantwortet ${contactName}. Schreiben Sie uns über das Formular, auch ohne Lebenslauf; wir rufen gern zurück.`,
    types: [...seed.types],
    fields: [...seed.fields],
    licences: [...(seed.licences ?? [])],
    languages: ['deutsch'],
    experience: seed.experience ?? 'ohne',
    hoursPerWeek: seed.hours ?? null,
    weekendWork: seed.weekend ?? false,
    startsOn,
    limitedUntil: getEndDate(seed, startsOn, now),
    ...drawPay(seed.pay, random),
    tariff: seed.tariff ?? null,
    accommodation: seed.accommodation ?? null,
    meals: seed.meals ?? null,
    vehicle: seed.vehicle ?? null,
    remote: seed.remote ?? false,
    remoteOnly: seed.remoteOnly ?? false,
    postcode: place.postcode,
    place: place.name,
    region: place.region,
    lat: place.lat,
    lng: place.lng,
    ownerEmail: jobIndex % 10 === 0 ? demoReader.email : demoEmployerEmail,
    reference: random.next() < 0.3 ? `J-${1000 + jobIndex}` : null,
    publishedAt,
    validThrough: new Date(publishedAt.getTime() + listingDays * dayMs),
  };
}

/** Generates jobs. They are always the same, except for dates, which are relative to `now`. */
export function generateSeedJobs(places: readonly Place[], now: Date): NewJob[] {
  const random = createSeedRandom(20_261_122);
  return Array.from({ length: seedJobCount }, (_, jobIndex) => {
    const seed = handWrittenJobs[jobIndex % handWrittenJobs.length];
    if (!seed) throw new Error('no sample jobs are defined');
    return makeJob(seed, jobIndex, { random, places, now });
  });
}
