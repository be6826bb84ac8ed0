import type { JobDetail, JobPay, JobPlace } from '@gruenland/shared-contracts/api/jobs.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { xmlText } from '@gruenland/shared-ui/documents/xml-text.ts';
import { textBlocks } from '#model/text-blocks.ts';

const UNITS = { stunde: 'HOUR', monat: 'MONTH', jahr: 'YEAR' } as const;

const country = (region: string) =>
  region.startsWith('AT') ? 'AT' : region.startsWith('CH') ? 'CH' : 'DE';

function sectionHtml(title: string, text: string): string {
  const body = textBlocks(text).map((block) =>
    'items' in block
      ? `<ul>${block.items.map((item) => `<li>${xmlText(item)}</li>`).join('')}</ul>`
      : `<p>${xmlText(block.text)}</p>`,
  );
  return body.length === 0 ? '' : `<h2>${title}</h2>${body.join('')}`;
}

/** Pay is told in the money of where the work is. */
function baseSalary({ minCents, maxCents, unit }: JobPay, region: string): object {
  return {
    '@type': 'MonetaryAmount',
    currency: country(region) === 'CH' ? 'CHF' : 'EUR',
    value: {
      '@type': 'QuantitativeValue',
      minValue: minCents / 100,
      maxValue: maxCents / 100,
      unitText: UNITS[unit],
    },
  };
}

const placeData = ({ postcode, place, region }: JobPlace) => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    postalCode: postcode,
    addressLocality: place,
    addressRegion: region,
    addressCountry: country(region),
  },
});

/**
 * schema.org JobPosting of a Stelle that is open; pay only where the employer states it. Never
 * `TELECOMMUTE`: that is for work that is done from home alone, and a Stelle says only that it may be.
 */
export function jobPostingData(job: JobDetail, siteUrl: string): object {
  const description = [
    sectionHtml('Einleitung', job.intro),
    sectionHtml('Aufgaben', job.tasks),
    sectionHtml('Profil', job.profile),
    sectionHtml('Wir bieten', job.offer),
    sectionHtml('Kontakt', job.contact),
  ].join('');
  const first = job.places[0];
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description,
    url: `${siteUrl}${paths.job(job.slug)}`,
    datePosted: job.publishedAt,
    validThrough: job.validThrough,
    employmentType: job.employmentTypes,
    identifier: {
      '@type': 'PropertyValue',
      name: job.employer,
      value: job.reference ?? String(job.number),
    },
    hiringOrganization: {
      '@type': 'Organization',
      name: job.employer,
      ...(job.employerUrl ? { sameAs: job.employerUrl } : {}),
    },
    jobLocation: job.places.map(placeData),
    ...(job.payRange ? { baseSalary: baseSalary(job.payRange, first?.region ?? '') } : {}),
    directApply: job.applyUrl === null,
  };
}
