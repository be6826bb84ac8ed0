import type { JobDetail } from '@gruenland/shared-contracts/api/job-board.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createNotFoundResult, redirectTo } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { readJob } from '#data/read-jobs.server.ts';
import { jobListUrls } from '#model/job-list-urls.ts';
import { parseSlugNumber } from '#model/ad-slug.ts';
import { getJobHeadName } from './job-head-name.ts';
import { createJobPostingJsonLd } from './job-posting-json-ld.server.ts';

export interface JobData {
  readonly job: JobDetail;
  /** Absolute URL of the page, for sharing. */
  readonly url: string;
  /** URL of the list from which the visitor came; absent if they came from elsewhere. */
  readonly searchHref?: string;
}

const maxMetaDescriptionLength = 155;

function createBreadcrumbJsonLd(job: JobDetail, siteUrl: string): object {
  const steps = [
    { name: 'Jobbörse', item: `${siteUrl}${paths.jobs()}` },
    { name: job.title, item: `${siteUrl}${paths.job(job.slug)}` },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}

/**
 * Loads a job posting by the number at the end of its slug. Redirects to the canonical slug if the
 * text before the number differs. The query is that of the list from which the visitor came.
 */
export async function loadJob(context: LoadContext): Promise<PageResult<JobData>> {
  const slug = context.params['slug'] ?? '';
  const jobNumber = parseSlugNumber(slug);
  if (jobNumber === null) return createNotFoundResult();
  const searchQuery = jobListUrls.normalizeQuery(context.query);
  searchQuery.delete('is_app');
  const job = await readJob(context, jobNumber, searchQuery.get('ort') ?? '');
  if (job === 'not-found') return createNotFoundResult();
  if (job === 'gone') return { kind: 'gone' };
  const path = paths.job(job.slug);
  if (job.slug !== slug) return redirectTo(context.appMode ? `${path}?is_app=true` : path, 301);
  const { siteUrl } = context.settings;
  const isOpen = job.state === 'active';
  return {
    kind: 'page',
    data: {
      job,
      url: `${siteUrl}${path}`,
      ...(searchQuery.size > 0 && { searchHref: jobListUrls.buildListHref(searchQuery) }),
    },
    tags: [`job-${jobNumber}`],
    head: {
      name: getJobHeadName(job),
      description: `${job.employer}: ${job.intro || job.duties}`
        .replace(/\s+/g, ' ')
        .slice(0, maxMetaDescriptionLength),
      noIndex: !isOpen,
      jsonLd: [
        createBreadcrumbJsonLd(job, siteUrl),
        ...(isOpen ? [createJobPostingJsonLd(job, siteUrl)] : []),
      ],
    },
  };
}
