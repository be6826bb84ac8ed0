import { and, inArray } from 'drizzle-orm';

import { jobWorkFields } from '@gruenland/shared-contracts/job-board/job-labels.ts';
import type { JobWorkField } from '@gruenland/shared-contracts/job-board/job-labels.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { SearchDocument } from '@gruenland/shared-contracts/search/search-document.ts';

import type { Executor } from '#db/database.ts';
import { jobPostings } from '#db/tables/job-postings.ts';
import { getRegionName } from '#places/region-name.ts';
import { createEntrySlug } from '#places/entry-slug.ts';

import { listedCondition } from './job-conditions.ts';
import type { StoredJob } from './job-record.repository.ts';
import { getStatedPay, getTypeLabels } from './job-teaser.ts';
import { formatPay } from './pay-text.ts';

function createSearchDocument(job: StoredJob): SearchDocument {
  const [field] = job.fields;
  const pay = getStatedPay(job);
  const [firstTypeLabel] = getTypeLabels(job.types);
  return {
    objectID: job.id,
    kind: 'jobs',
    title: job.title,
    path: paths.job(createEntrySlug(job)),
    lead: job.intro,
    text: [job.duties, job.profile, job.offer].join('\n\n'),
    ...(field && { category: { lvl0: jobWorkFields[field as JobWorkField] ?? field } }),
    date: Math.floor((job.publishedAt ?? job.createdAt).getTime() / 1000),
    ...(firstTypeLabel && { employment: firstTypeLabel }),
    company: job.employer,
    ...(pay && { pay: formatPay(pay) }),
    region: getRegionName(job.region),
    place: job.place,
    _geoloc: { lat: job.lat, lng: job.lng },
  };
}

/**
 * Returns search documents of listed jobs. They contain no data of the owner.
 * @param ids restricts the result to these jobs
 */
export async function readJobDocuments(
  db: Executor,
  ids?: readonly string[],
): Promise<SearchDocument[]> {
  const jobs = await db
    .select()
    .from(jobPostings)
    .where(and(listedCondition, ids && inArray(jobPostings.id, [...ids])));
  return jobs.map(createSearchDocument);
}
