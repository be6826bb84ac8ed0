import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import type { FakeResponse } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { sampleJobDetail } from '#samples/job-samples.ts';
import { loadJob } from './job.loader.server.ts';

const { slug } = sampleJobDetail;
const loadJobPage = (response: FakeResponse | Error, requestedSlug = slug, appMode = false) =>
  loadJob(
    createFakeContext(
      { 'GET /api/jobs/1': response },
      { params: { slug: requestedSlug }, appMode },
    ),
  );

test('shows an open job with structured data, and a description of one line', async () => {
  expect(await loadJobPage({ body: sampleJobDetail })).toMatchObject({
    kind: 'page',
    data: { job: { slug }, url: `https://gruenland.example/jobs/${slug}` },
    tags: ['job-1'],
    head: {
      noIndex: false,
      description: expect.stringMatching(/^.{20,155}$/u),
      jsonLd: [{ '@type': 'BreadcrumbList' }, { '@type': 'JobPosting' }],
    },
  });
});

test('describes a job without introduction by its duties', async () => {
  expect(await loadJobPage({ body: { ...sampleJobDetail, intro: '' } })).toMatchObject({
    head: { description: `${sampleJobDetail.employer}: - Melken - Füttern` },
  });
});

test('hides a job that is no longer open from search engines', async () => {
  expect(await loadJobPage({ body: { ...sampleJobDetail, state: 'filled' } })).toMatchObject({
    head: { noIndex: true, jsonLd: [{ '@type': 'BreadcrumbList' }] },
  });
});

test.each([
  [false, `/jobs/${slug}`],
  [true, `/jobs/${slug}?is_app=true`],
])('redirects an old slug to the present one; app: %s', async (appMode, to) => {
  expect(await loadJobPage({ body: sampleJobDetail }, 'alter-titel-1', appMode)).toEqual({
    kind: 'redirect',
    to,
    status: 301,
  });
});

test.each([
  [404, 'not-found'],
  [410, 'gone'],
])('answers as the api does: %s', async (status, kind) => {
  expect(await loadJobPage({ status, body: { title: 'Nein.' } })).toEqual({ kind });
});

test('answers 404 for a slug without number', async () => {
  expect(await loadJobPage({ body: sampleJobDetail }, 'melken')).toEqual({ kind: 'not-found' });
});

test('throws when the api does not answer, so that the page answers 503', async () => {
  await expect(loadJobPage(new Error('no answer in time'))).rejects.toThrow('no answer in time');
});

test('leads back to the list from which the visitor came, with the distance from its place', async () => {
  const query = new URLSearchParams('umkreis=50&q=Melken&ort=Kassel&is_app=true&seite=2');
  const context = createFakeContext(
    { 'GET /api/jobs/1?ort=Kassel': { body: { ...sampleJobDetail, distance: 42_000 } } },
    { params: { slug }, query },
  );
  expect(await loadJob(context)).toMatchObject({
    data: {
      job: { distance: 42_000 },
      searchHref: '/jobs?q=Melken&ort=Kassel&umkreis=50&seite=2',
      url: `https://gruenland.example/jobs/${slug}`,
    },
  });
});
