import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { notFound } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { jobPaths } from '@gruenland/shared-contracts/job-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { sitemapXml } from '@gruenland/shared-ui/documents/sitemap.ts';
import { xmlText } from '@gruenland/shared-ui/documents/xml-text.ts';
import { readJobAddresses, readJobs } from '#data/read-jobs.server.ts';

const FEED_ITEMS = 40;
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Every open Stelle, in parts: `?teil=2`; the list itself in the first. */
export async function loadJobSitemap(context: LoadContext): Promise<PageResult<never>> {
  const { siteUrl } = context.settings;
  const part = context.query.get('teil') ?? '1';
  if (!/^[1-9]\d{0,2}$/u.test(part)) return notFound();
  const { jobs } = await readJobAddresses(context, part);
  if (jobs.length === 0 && part !== '1') return notFound();
  const lines = jobs.map(({ slug, updatedAt }) => ({
    url: siteUrl + paths.job(slug),
    changed: updatedAt,
  }));
  const overview = part === '1' ? [{ url: siteUrl + paths.jobs() }] : [];
  const body = sitemapXml([...overview, ...lines]);
  return { kind: 'document', type: 'application/xml', body };
}

/** The newest Stellen as RSS 2.0. */
export async function loadJobFeed(context: LoadContext): Promise<PageResult<never>> {
  const { siteUrl } = context.settings;
  const { jobs } = await readJobs(context, `anzahl=${FEED_ITEMS}`);
  const items = jobs.map((job) => {
    const url = xmlText(siteUrl + paths.job(job.slug));
    const facts = [job.employer, `${job.postcode} ${job.place}`, ...job.types, job.pay ?? ''];
    return [
      `<item><title>${xmlText(job.title)}</title><link>${url}</link><guid>${url}</guid>`,
      `<pubDate>${new Date(job.publishedAt).toUTCString()}</pubDate>`,
      `<description>${xmlText(facts.filter(Boolean).join(' · '))}</description></item>`,
    ].join('');
  });
  const self = xmlText(siteUrl + jobPaths.feed());
  return {
    kind: 'document',
    type: 'application/rss+xml',
    body: `${HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>Grünland: neue Stellen</title><link>${xmlText(siteUrl + paths.jobs())}</link><description>Stellen auf Höfen, in Werkstätten, Forst und Verwaltung.</description><language>de</language><atom:link href="${self}" rel="self" type="application/rss+xml"/>${items.join('')}</channel></rss>\n`,
  };
}
