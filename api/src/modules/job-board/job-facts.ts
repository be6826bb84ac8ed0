import { fromHomeText } from '@gruenland/shared-contracts/job-board/job-country.ts';
import {
  jobExperiences,
  jobFields,
  jobLanguages,
  jobLicences,
} from '@gruenland/shared-contracts/job-board/job-words.ts';

import type { StoredJob } from './job-record.repository.ts';
import { payOf, startText, typeWords } from './job-teaser.ts';
import { payText } from './pay-text.ts';
import { workPlaceOf } from './work-place.ts';

const days = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });

const inWords = (words: Readonly<Record<string, string>>, keys: readonly string[]) =>
  keys.map((key) => words[key] ?? key).join(', ');

/** „ja“, or what was said about it. */
const granted = (text: string | null) => (text === null ? '' : text || 'ja');

/** How much is done from home; empty where nothing is. */
function homeText(job: StoredJob): string {
  const place = workPlaceOf(job);
  if (place === 'vor-ort') return '';
  return place === 'hybrid' ? 'teilweise möglich' : fromHomeText([job, ...job.otherPlaces]);
}

/** The table of a Stelle; what is not said is left out. */
export function jobFacts(job: StoredJob): { label: string; value: string }[] {
  const pay = payOf(job);
  const facts: readonly (readonly [label: string, value: string])[] = [
    ['Anstellung', typeWords(job.types).join(', ')],
    ['Bereich', inWords(jobFields, job.fields)],
    ['Gehalt (brutto)', pay ? payText(pay) : ''],
    ['Tarif', pay?.tariff ?? ''],
    ['Beginn', startText(job.startsOn)],
    [
      'Befristet bis',
      job.limitedUntil ? days.format(new Date(`${job.limitedUntil}T00:00:00Z`)) : '',
    ],
    ['Stunden pro Woche', job.hoursPerWeek === null ? '' : String(job.hoursPerWeek)],
    ['Wochenenddienst', job.weekendWork ? 'im Wechsel' : 'nein'],
    ['Erfahrung', jobExperiences[job.experience]],
    ['Führerschein', inWords(jobLicences, job.licences)],
    ['Wir sprechen', inWords(jobLanguages, job.languages)],
    ['Unterkunft', granted(job.accommodation)],
    ['Verpflegung', granted(job.meals)],
    ['Dienstwagen', granted(job.vehicle)],
    ['Homeoffice', homeText(job)],
    ['Referenz', job.reference ?? ''],
  ];
  return facts.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }));
}
