import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createNotFoundResult } from '@gruenland/shared-contracts/page-result.ts';
import type { DocumentResult } from '@gruenland/shared-contracts/page-result.ts';
import { jobPaths } from '@gruenland/shared-contracts/job-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { buildRssXml } from '@gruenland/shared-ui/documents/rss.ts';
import { buildSitemapXml } from '@gruenland/shared-ui/documents/sitemap.ts';
import { readJobSitemap, readJobs } from '#data/read-jobs.server.ts';

const FEED_ITEM_COUNT = 40;

/**
 * Builds one part of the sitemap of open job postings. `?teil=` is the number of the part, from 1
 * (default). Part 1 also contains the URL of the job list.
 */
export async function loadJobSitemap(context: LoadContext): Promise<DocumentResult> {
  const { siteUrl } = context.settings;
  const partNumber = context.query.get('teil') ?? '1';
  if (!/^[1-9]\d{0,2}$/u.test(partNumber)) return createNotFoundResult();
  const { jobs } = await readJobSitemap(context, partNumber);
  if (jobs.length === 0 && partNumber !== '1') return createNotFoundResult();
  const lines = jobs.map(({ slug, updatedAt }) => ({
    url: siteUrl + paths.job(slug),
    changed: updatedAt,
  }));
  const overview = partNumber === '1' ? [{ url: siteUrl + paths.jobs() }] : [];
  const body = buildSitemapXml([...overview, ...lines]);
  return { kind: 'document', type: 'application/xml', body };
}

/** Builds an RSS 2.0 feed of the newest job postings. */
export async function loadJobFeed(context: LoadContext): Promise<DocumentResult> {
  const { siteUrl } = context.settings;
  const { jobs } = await readJobs(context, `anzahl=${FEED_ITEM_COUNT}`);
  const items = jobs.map((job) => ({
    title: job.title,
    url: siteUrl + paths.job(job.slug),
    publishedAt: job.publishedAt,
    description: [job.employer, `${job.postcode} ${job.place}`, ...job.types, job.pay ?? '']
      .filter(Boolean)
      .join(' · '),
  }));
  const body = buildRssXml({
    title: 'Grünland: neue Stellen',
    description: 'Stellen auf Höfen, in Werkstätten, Forst und Verwaltung.',
    url: siteUrl + paths.jobs(),
    feedUrl: siteUrl + jobPaths.feed(),
    items,
  });
  return { kind: 'document', type: 'application/rss+xml', body };
}
