import type { JobDetail, JobPay, JobPlace } from '@gruenland/shared-contracts/api/job-board.ts';
import {
  getCountryOfRegion,
  describeRemoteWork,
  listJobCountries,
} from '@gruenland/shared-contracts/job-board/job-country.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { splitTextBlocks } from '@gruenland/shared-ui/format/text-blocks.ts';
import { escapeXml } from '@gruenland/shared-ui/documents/xml-text.ts';

const SALARY_UNITS = { hour: 'HOUR', month: 'MONTH', year: 'YEAR' } as const;

function renderSectionHtml(title: string, text: string): string {
  const body = splitTextBlocks(text).map((block) =>
    'items' in block
      ? `<ul>${block.items.map((item) => `<li>${escapeXml(item)}</li>`).join('')}</ul>`
      : `<p>${escapeXml(block.text)}</p>`,
  );
  return body.length === 0 ? '' : `<h2>${title}</h2>${body.join('')}`;
}

/** Returns the schema.org salary. The currency depends on the country of the workplace. */
function createBaseSalary({ minCents, maxCents, unit }: JobPay, region: string): object {
  return {
    '@type': 'MonetaryAmount',
    currency: getCountryOfRegion(region) === 'CH' ? 'CHF' : 'EUR',
    value: {
      '@type': 'QuantitativeValue',
      minValue: minCents / 100,
      maxValue: maxCents / 100,
      unitText: SALARY_UNITS[unit],
    },
  };
}

const createPlaceJsonLd = ({ postcode, place, region }: JobPlace) => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    postalCode: postcode,
    addressLocality: place,
    addressRegion: region,
    addressCountry: getCountryOfRegion(region),
  },
});

/**
 * Returns the schema.org location properties. A remote-only job has `TELECOMMUTE` and, instead of a
 * place, the countries in which applicants may live (developers.google.com, structured data of job
 * postings).
 */
function createLocationJsonLd({ remoteOnly, places }: JobDetail): object {
  if (!remoteOnly) return { jobLocation: places.map(createPlaceJsonLd) };
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: listJobCountries(places).map((name) => ({
      '@type': 'Country',
      name,
    })),
  };
}

/**
 * Creates the schema.org JobPosting of an open job posting. Includes pay only if the employer
 * states it.
 */
export function createJobPostingJsonLd(job: JobDetail, siteUrl: string): object {
  const description = [
    // Search engines require that the description of a remote-only job mentions remote work.
    renderSectionHtml(
      'Arbeitsort',
      job.remoteOnly ? `Arbeit ${describeRemoteWork(job.places)}.` : '',
    ),
    renderSectionHtml('Einleitung', job.intro),
    renderSectionHtml('Aufgaben', job.duties),
    renderSectionHtml('Profil', job.profile),
    renderSectionHtml('Wir bieten', job.offer),
    renderSectionHtml('Kontakt', job.contact),
  ].join('');
  const firstPlace = job.places[0];
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
    ...createLocationJsonLd(job),
    ...(job.payRange
      ? { baseSalary: createBaseSalary(job.payRange, firstPlace?.region ?? '') }
      : {}),
    directApply: job.applyUrl === null,
  };
}
