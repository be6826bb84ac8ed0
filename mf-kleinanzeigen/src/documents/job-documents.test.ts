import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { routes } from '#routes.ts';
import { sampleJobs } from '#samples/job-samples.ts';
import { loadJobFeed, loadJobSitemap } from './job-documents.loader.server.ts';

const SITE_URL = 'https://gruenland.example';
const requestedPaths: string[] = [];
const loadSitemap = (query: string) =>
  loadJobSitemap({
    settings: { siteUrl: SITE_URL },
    query: new URLSearchParams(query),
    api: {
      get: async (path: string) => {
        requestedPaths.push(path);
        const slug = new URL(path, SITE_URL).searchParams.get('teil');
        const jobs = slug === '9' ? [] : [{ slug: `nummer-${slug}`, updatedAt: '2026-11-21' }];
        return { status: 200, body: { jobs, parts: 2 } };
      },
    },
  } as unknown as LoadContext);

test('lists the URLs of each part, and the list page in the first part', async () => {
  const [firstPart, secondPart] = [await loadSitemap(''), await loadSitemap('teil=2')];
  expect(requestedPaths).toEqual(['/api/jobs/sitemap?teil=1', '/api/jobs/sitemap?teil=2']);
  const documentBodies = [firstPart, secondPart].map((part) =>
    part.kind === 'document' ? part.body : '',
  );
  expect(documentBodies[0]).toContain(`<loc>${SITE_URL}/jobs</loc>`);
  expect(documentBodies[0]).toContain(`<loc>${SITE_URL}/jobs/nummer-1</loc>`);
  expect(documentBodies[1]).not.toContain(`<loc>${SITE_URL}/jobs</loc>`);
  expect(documentBodies[1]).toContain(`<loc>${SITE_URL}/jobs/nummer-2</loc>`);
});

test.each(['teil=9', 'teil=0', 'teil=x'])('answers 404 for the part %s', async (query) => {
  expect(await loadSitemap(query)).toMatchObject({ kind: 'not-found' });
});

test('caches each part separately', () => {
  const route = routes.find(({ path }) => path === '/jobs/sitemap.xml');
  expect(route?.handle.cache).toMatchObject({ params: ['teil'] });
});

test('the feed describes each job and leaves out unknown pay', async () => {
  const context = createFakeContext({ 'GET /api/jobs?anzahl=40': { body: sampleJobs } });
  const result = await loadJobFeed(context);
  const body = result.kind === 'document' ? result.body : '';
  for (const { slug } of sampleJobs.jobs)
    expect(body).toContain(`<link>${SITE_URL}/jobs/${slug}</link>`);
  const [, jobWithoutPay] = sampleJobs.jobs;
  expect(body).toContain(
    `<description>Gemüsehof Sandberg · ${jobWithoutPay?.postcode} ${jobWithoutPay?.place} · Praktikum<`,
  );
});
