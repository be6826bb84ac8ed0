import { and, asc, getTableColumns, inArray } from 'drizzle-orm';

import { jobWorkFields } from '@gruenland/shared-contracts/job-board/job-labels.ts';
import type { JobWorkField } from '@gruenland/shared-contracts/job-board/job-labels.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { SearchDocument } from '@gruenland/shared-contracts/search/search-document.ts';

import type { Executor } from '#db/database.ts';
import { jobPostings } from '#db/tables/job-postings.ts';
import { createRangeCondition, getRangeLimit } from '#module/searchable-range.ts';
import type { SearchableRange } from '#module/module-declarations.ts';
import { getRegionName } from '#places/region-name.ts';
import { createEntrySlug } from '#places/entry-slug.ts';

import { listedCondition } from './job-conditions.ts';
import type { StoredJob } from './job-record.repository.ts';
import { getStatedPay, getTypeLabels } from './job-teaser.ts';
import { formatPay } from './pay-text.ts';

/** The columns of a document: all except the words of the list, which are the largest ones. */
const { words: _words, lexemes: _lexemes, ...documentColumns } = getTableColumns(jobPostings);

function createSearchDocument(job: Omit<StoredJob, 'words' | 'lexemes'>): SearchDocument {
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

/** Returns the ids of listed jobs. */
export async function listSearchableJobIds(
  db: Executor,
  range: SearchableRange,
): Promise<readonly string[]> {
  const rows = await db
    .select({ id: jobPostings.id })
    .from(jobPostings)
    .where(and(listedCondition, createRangeCondition(jobPostings.id, range)))
    .orderBy(asc(jobPostings.id))
    .limit(getRangeLimit(range));
  return rows.map(({ id }) => id);
}

/** Returns search documents of those jobs that are listed. They contain no data of the owner. */
export async function readJobDocuments(
  db: Executor,
  ids: readonly string[],
): Promise<SearchDocument[]> {
  const jobs = await db
    .select(documentColumns)
    .from(jobPostings)
    .where(and(listedCondition, inArray(jobPostings.id, [...ids])));
  return jobs.map(createSearchDocument);
}
