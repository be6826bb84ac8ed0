import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import type { JobDetail, JobList } from '@gruenland/shared-contracts/api/job-board.ts';

import { addSampleJobs } from '#demo/jobs/add-sample-jobs.ts';
import { generateSeedJobs } from '#demo/jobs/generate-seed-jobs.ts';
import { readBundledPlaces } from '#places/place.repository.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { listSearchableJobIds, readJobDocuments } from './job-documents.ts';
import { expireJobs } from './job-list.repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await addSampleJobs(api.database.drizzle);
});
afterAll(() => api?.end());

async function list(query = ''): Promise<JobList> {
  const response = await api.sendRequest({ url: `/api/jobs?${query}` });
  expect(response.statusCode).toBe(200);
  return response.json();
}

async function readJob(number: number, query = '') {
  const response = await api.sendRequest({ url: `/api/jobs/${number}${query}` });
  return { status: response.statusCode, body: response.json<JobDetail>() };
}

const getOptions = ({ facets }: JobList, name: string) =>
  facets.find((facet) => facet.name === name)?.options ?? [];

describe('the demo jobs', () => {
  test('are a hundred, not added twice, identical for the same day', async () => {
    await addSampleJobs(api.database.drizzle);
    expect((await list()).total).toBe(100);
    const [places, now] = [await readBundledPlaces(), new Date('2026-11-21T12:00:00Z')];
    expect(generateSeedJobs(places, now)).toEqual(generateSeedJobs(places, now));
  });

  test('have gender-neutral titles and pay at least the minimum wage where it applies', async () => {
    const now = new Date('2026-11-21T12:00:00Z');
    for (const job of generateSeedJobs(await readBundledPlaces(), now)) {
      expect(job.title).toContain('(m/w/d)');
      expect(job.validThrough.getTime()).toBeGreaterThan(now.getTime());
      const { payMinCents: minCents, payMaxCents: maxCents } = job;
      expect(job.payUnit !== 'hour' || Number(minCents) >= 1460).toBe(true);
      expect(Number(maxCents)).toBeGreaterThanOrEqual(Number(minCents));
    }
  });
});

describe('GET /api/jobs', () => {
  test('returns the newest first, page by page', async () => {
    const pages = [await list(), await list('seite=2')].map(({ jobs }) => jobs);
    const [firstPage, secondPage] = pages;
    expect(firstPage).toHaveLength(24);
    const jobsOfBothPages = [...(firstPage ?? []), ...(secondPage ?? [])];
    const dates = jobsOfBothPages.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(new Set(jobsOfBothPages.map(({ number }) => number)).size).toBe(48);
  });

  test.each(['bereich', 'anstellung', 'fuehrerschein', 'erfahrung', 'extras'])(
    'the counts of %s equal the number of jobs each choice leaves',
    async (name) => {
      const options = getOptions(await list(), name);
      expect(options.length).toBeGreaterThan(1);
      for (const { value, count } of options) {
        expect((await list(`${name}=${value}`)).total).toBe(count);
      }
    },
  );

  test('matches any selected field and all selected benefits', async () => {
    const allJobs = await list();
    const jobsInTwoFields = await list('bereich=wein&bereich=forst');
    expect(jobsInTwoFields.total).toBe(
      getOptions(allJobs, 'bereich')
        .filter(({ value }) => value === 'wein' || value === 'forst')
        .reduce((sum, { count }) => sum + count, 0),
    );
    const jobsWithHousing = await list('extras=unterkunft');
    const jobsWithBothBenefits = await list('extras=unterkunft&extras=verpflegung');
    expect(jobsWithBothBenefits.total).toBe(
      getOptions(jobsWithHousing, 'extras').find(({ value }) => value === 'verpflegung')?.count,
    );
    expect(jobsWithBothBenefits.total).toBeGreaterThan(0);
    expect(jobsWithBothBenefits.total).toBeLessThan(jobsWithHousing.total);
  });

  test('distinguishes fully remote jobs from optional remote work', async () => {
    const [partlyRemoteJobs, fullyRemoteJobs] = [
      await list('extras=homeoffice'),
      await list('extras=zuhause'),
    ];
    expect(fullyRemoteJobs.total).toBeGreaterThan(0);
    expect(fullyRemoteJobs.total).toBeLessThan(partlyRemoteJobs.total);
    for (const { number, highlights } of fullyRemoteJobs.jobs) {
      expect(highlights).toContain('Ganz von zu Hause');
      const job = (await api.sendRequest({ url: `/api/jobs/${number}` })).json();
      expect(job).toMatchObject({ remote: true, remoteOnly: true });
      expect(job.facts).toContainEqual({
        label: 'Homeoffice',
        value: expect.stringMatching(
          /^ganz von zu Hause, in (Deutschland|Österreich|der Schweiz)$/u,
        ),
      });
    }
  });

  test('sorts by hourly pay, jobs without pay last, and filters by minimum pay', async () => {
    const { jobs } = await list('sortierung=lohn&anzahl=48');
    const hourlyPaidJobs = jobs.filter(({ pay }) => pay?.endsWith('pro Stunde'));
    const minHourlyPays = hourlyPaidJobs.map(({ pay }) =>
      Number(/^[\d,]+/u.exec(pay ?? '')?.[0].replace(',', '.')),
    );
    expect(minHourlyPays).toEqual(minHourlyPays.toSorted((payA, payB) => payB - payA));
    const { total } = await list('sortierung=lohn');
    const lastPage = await list(`sortierung=lohn&seite=${Math.ceil(total / 24)}`);
    expect(lastPage.jobs.at(-1)?.pay).toBeNull();
    const wellPaidJobs = await list('lohn-von=18');
    expect((await list('lohn-von=18,00%20%E2%82%AC')).total).toBe(wellPaidJobs.total);
    expect(wellPaidJobs.total).toBeGreaterThan(0);
    for (const { pay } of wellPaidJobs.jobs) expect(pay).not.toBeNull();
  });

  test('restricts to a radius around a place, nearest first', async () => {
    const { near, jobs, total } = await list('ort=87435&umkreis=200&sortierung=entfernung');
    expect(near).toEqual({ place: 'Kempten', postcode: '87435', radius: 200 });
    expect(total).toBeGreaterThan(2);
    const distances = jobs.map(({ distance }) => distance ?? NaN);
    expect(distances).toEqual(distances.toSorted((distanceA, distanceB) => distanceA - distanceB));
    expect(distances.at(-1)).toBeLessThanOrEqual(200_000);
    const [farthestJob] = jobs.slice(-1);
    const { body } = await readJob(farthestJob?.number ?? 0, '?ort=87435');
    expect(body.distance).toBeCloseTo(distances.at(-1) ?? NaN, 0);
    expect((await readJob(farthestJob?.number ?? 0, '?ort=Nirgendheim')).body.distance).toBe(
      undefined,
    );
  });

  test('finds words in either spelling', async () => {
    const foundJobs = await list('q=gefluegel');
    expect(foundJobs.total).toBeGreaterThan(0);
    expect((await list('q=Gefl%C3%BCgel')).total).toBe(foundJobs.total);
    expect((await list('q=%27%29%3B%20drop%20%26%7C')).total).toBe(0);
  });

  test.each(['ort=Nirgendheim', 'lohn-von=viel', 'seite=0', 'bereich=quatsch', 'q=', 'umkreis=-5'])(
    'ignores %s',
    async (query) => {
      expect((await list(query)).total).toBe(100);
    },
  );
});

describe('GET /api/jobs/:number', () => {
  test('returns the whole job with similar ones', async () => {
    const { status, body } = await readJob(1);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      slug: 'fachkraft-fuer-den-milchviehstall-m-w-d-kempten-1',
      employmentTypes: ['FULL_TIME'],
      payRange: { unit: 'hour', maxCents: 2030 },
      places: [{ postcode: '87435', place: 'Kempten', region: 'BY' }],
      state: 'active',
    });
    expect(body.facts).toContainEqual({ label: 'Führerschein', value: 'Klasse B, Klasse T' });
    expect(body.similar).toHaveLength(4);
    expect(body.similar.map(({ number }) => number)).not.toContain(1);
  });

  test('returns 404 for unknown, unconfirmed and unapproved jobs, 410 for blocked ones', async () => {
    expect((await readJob(999_999)).status).toBe(404);
    for (const [state, status] of [
      ['unconfirmed', 404],
      ['review', 404],
      ['rejected', 404],
      ['blocked', 410],
      ['deleted', 410],
    ] as const) {
      await runSql(api, `UPDATE job_postings SET state = '${state}' WHERE number = 2`);
      expect((await readJob(2)).status).toBe(status);
    }
  });

  test('an expired job leaves list, search and sitemap at once, stays visible for thirty days, then returns 410', async () => {
    const endJobDaysAgo = (days: number) =>
      runSql(
        api,
        `UPDATE job_postings SET valid_through = now() - interval '${days} days' WHERE number = 3`,
      );
    await endJobDaysAgo(0);
    expect((await list('anzahl=48')).jobs.map(({ number }) => number)).not.toContain(3);
    const sitemapResponse = await api.sendRequest({ url: '/api/jobs/sitemap' });
    expect(sitemapResponse.json().jobs).toHaveLength((await list()).total);
    expect(sitemapResponse.json().parts).toBe(1);
    const secondPartResponse = await api.sendRequest({ url: '/api/jobs/sitemap?teil=2' });
    expect(secondPartResponse.json()).toEqual({ jobs: [], parts: 1 });
    const { drizzle } = api.database;
    const ids = await listSearchableJobIds(drizzle, { afterId: '', limit: 1000 });
    const documents = await readJobDocuments(drizzle, ids);
    expect(documents).toHaveLength((await list()).total);
    expect(documents[0]).toMatchObject({ kind: 'jobs', company: expect.any(String) });
    expect(await readJob(3)).toMatchObject({ status: 200, body: { state: 'expired' } });
    await runSql(api, `UPDATE job_postings SET state = 'active' WHERE number = 3`);
    expect(await expireJobs(drizzle)).toHaveLength(1);
    expect(await expireJobs(drizzle)).toEqual([]);
    expect((await readJob(3)).status).toBe(200);
    await endJobDaysAgo(31);
    await runSql(api, 'UPDATE job_postings SET ended_at = valid_through WHERE number = 3');
    expect((await readJob(3)).status).toBe(410);
  });
});
