import { describeRemoteWork } from '@gruenland/shared-contracts/job-board/job-country.ts';
import {
  jobExperiences,
  jobWorkFields,
  jobLanguages,
  jobLicences,
} from '@gruenland/shared-contracts/job-board/job-labels.ts';

import type { StoredJob } from './job-record.repository.ts';
import { getStatedPay, formatStart, getTypeLabels } from './job-teaser.ts';
import { formatPay } from './pay-text.ts';
import { getWorkPlace } from './work-place.ts';

const dateFormat = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });

const formatLabels = (labelsByKey: Readonly<Record<string, string>>, keys: readonly string[]) =>
  keys.map((key) => labelsByKey[key] ?? key).join(', ');

/**
 * Formats a benefit: returns its text, „ja“ if it has no text, or an empty text if it is not
 * offered.
 */
const formatBenefit = (text: string | null) => (text === null ? '' : text || 'ja');

/** Describes how much work can be done from home. Returns an empty text if none can. */
function formatHomeOffice(job: StoredJob): string {
  const place = getWorkPlace(job);
  if (place === 'vor-ort') return '';
  return place === 'hybrid' ? 'teilweise möglich' : describeRemoteWork([job, ...job.otherPlaces]);
}

/** Returns the rows of the fact table on the detail page. Omits missing facts. */
export function listJobFacts(job: StoredJob): { label: string; value: string }[] {
  const pay = getStatedPay(job);
  const facts: readonly (readonly [label: string, value: string])[] = [
    ['Anstellung', getTypeLabels(job.types).join(', ')],
    ['Bereich', formatLabels(jobWorkFields, job.fields)],
    ['Gehalt (brutto)', pay ? formatPay(pay) : ''],
    ['Tarif', pay?.tariff ?? ''],
    ['Beginn', formatStart(job.startsOn)],
    [
      'Befristet bis',
      job.limitedUntil ? dateFormat.format(new Date(`${job.limitedUntil}T00:00:00Z`)) : '',
    ],
    ['Stunden pro Woche', job.hoursPerWeek === null ? '' : String(job.hoursPerWeek)],
    ['Wochenenddienst', job.weekendWork ? 'im Wechsel' : 'nein'],
    ['Erfahrung', jobExperiences[job.experience]],
    ['Führerschein', formatLabels(jobLicences, job.licences)],
    ['Wir sprechen', formatLabels(jobLanguages, job.languages)],
    ['Unterkunft', formatBenefit(job.accommodation)],
    ['Verpflegung', formatBenefit(job.meals)],
    ['Dienstwagen', formatBenefit(job.vehicle)],
    ['Homeoffice', formatHomeOffice(job)],
    ['Referenz', job.reference ?? ''],
  ];
  return facts.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }));
}
