import { remoteWorkText } from '@gruenland/shared-contracts/job-board/job-country.ts';
import {
  jobExperiences,
  jobFields,
  jobLanguages,
  jobLicences,
} from '@gruenland/shared-contracts/job-board/job-labels.ts';

import type { StoredJob } from './job-record.repository.ts';
import { statedPay, startText, typeWords } from './job-teaser.ts';
import { payText } from './pay-text.ts';
import { getWorkPlace } from './work-place.ts';

const days = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });

const inWords = (words: Readonly<Record<string, string>>, keys: readonly string[]) =>
  keys.map((key) => words[key] ?? key).join(', ');

/** The stated text, or „ja“ if the benefit has no text. */
const granted = (text: string | null) => (text === null ? '' : text || 'ja');

/** How much work can be done from home; empty if none. */
function homeText(job: StoredJob): string {
  const place = getWorkPlace(job);
  if (place === 'vor-ort') return '';
  return place === 'hybrid' ? 'teilweise möglich' : remoteWorkText([job, ...job.otherPlaces]);
}

/** Rows of the fact table on the detail page; omits missing facts. */
export function jobFacts(job: StoredJob): { label: string; value: string }[] {
  const pay = statedPay(job);
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
