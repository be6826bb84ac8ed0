import type { NewJob } from '#modules/job-board/job-record.repository.ts';
import type { Place } from '#modules/places/place.repository.ts';

import { seedRandom } from '../ads/seed-random.ts';
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
const demoEmployer = 'betrieb@gruenland.example';
const dayMs = 86_400_000;
/** Number of generated jobs. */
export const seedCount = 100;
/** Days for which a job is listed. */
const runDays = 60;

const written: readonly SeedJob[] = [
  ...animalJobs,
  ...helpJobs,
  ...fieldJobs,
  ...machineJobs,
  ...gardenJobs,
  ...officeJobs,
];

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Varies a job's pay range slightly between places, in realistic steps. */
function drawPay(pay: SeedJob['pay'], random: SeedRandom) {
  if (!pay) return { payMinCents: null, payMaxCents: null, payUnit: null };
  const [from, to, unit] = pay;
  const step = unit === 'hour' ? 0.1 : unit === 'month' ? 50 : 1000;
  const more = random.between(0, 3) * step;
  const cents = (euros: number) => Math.round((euros + more) * 100);
  return { payMinCents: cents(from), payMaxCents: cents(to), payUnit: unit };
}

/** Draws the start: immediately, or the first day of a coming month. */
function drawStart(seed: SeedJob, random: SeedRandom, now: Date): string | null {
  if (seed.types.includes('ausbildung')) {
    return isoDay(Date.UTC(now.getUTCFullYear() + (now.getUTCMonth() < 7 ? 0 : 1), 7, 1));
  }
  const months = random.between(0, seed.types.includes('saison') ? 8 : 4);
  return months === 0
    ? null
    : isoDay(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
}

/** Draws the end date of a job, counted from its start or from now. */
function drawEnd(seed: SeedJob, startsOn: string | null, now: Date): string | null {
  if (seed.months === undefined) return null;
  const start = startsOn === null ? now : new Date(startsOn);
  return isoDay(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + seed.months + 1, 0));
}

function makeJob(
  seed: SeedJob,
  at: number,
  parts: { readonly random: SeedRandom; readonly places: readonly Place[]; readonly now: Date },
): NewJob {
  const { random, places, now } = parts;
  // The first job has a fixed place, because tests and links use its URL.
  const first = at === 0 ? places.find(({ name }) => name === 'Kempten') : undefined;
  const place = first ?? random.pick(places);
  const employer = random.pick(employerNames[seed.employer]).replace('{ort}', place.name);
  const person = random.pick(contactNames);
  const age = at === 0 ? dayMs : Math.floor(random.next() ** 1.4 * 50 * dayMs) + 900_000;
  const publishedAt = new Date(now.getTime() - age);
  const startsOn = drawStart(seed, random, now);
  return {
    state: 'active',
    title: seed.title,
    employer,
    employerText: `${employer} in ${place.name}.`,
    contactPerson: person,
    intro: seed.intro,
    duties: list(seed.duties),
    profile: list(seed.profile),
    offer: list(seed.offer),
    contact: `Fragen beantwortet ${person}. Schreiben Sie uns über das Formular, auch ohne Lebenslauf; wir rufen gern zurück.`,
    types: [...seed.types],
    fields: [...seed.fields],
    licences: [...(seed.licences ?? [])],
    languages: ['deutsch'],
    experience: seed.experience ?? 'ohne',
    hoursPerWeek: seed.hours ?? null,
    weekendWork: seed.weekend ?? false,
    startsOn,
    limitedUntil: drawEnd(seed, startsOn, now),
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
    ownerEmail: at % 10 === 0 ? demoReader.email : demoEmployer,
    reference: random.next() < 0.3 ? `J-${1000 + at}` : null,
    publishedAt,
    validThrough: new Date(publishedAt.getTime() + runDays * dayMs),
  };
}

/** Generates jobs. They are always the same, except for dates, which are relative to `now`. */
export function seedJobs(places: readonly Place[], now: Date): NewJob[] {
  const random = seedRandom(20_261_122);
  return Array.from({ length: seedCount }, (_, at) => {
    const seed = written[at % written.length];
    if (!seed) throw new Error('no sample jobs are defined');
    return makeJob(seed, at, { random, places, now });
  });
}
