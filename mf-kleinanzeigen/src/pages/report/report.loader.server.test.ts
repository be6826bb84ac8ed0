import { isUnavailable } from '@gruenland/shared-contracts/unavailable-error.ts';
import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import type { FakeResponse } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { sampleAdDetail } from '#samples/ad-samples.ts';
import { sampleJobDetail } from '#samples/job-samples.ts';
import {
  appealReportDecision,
  loadJobReport,
  loadReport,
  loadReportStatus,
  sendJobReport,
  sendReport,
} from './report.loader.server.ts';

const loadAdReportPage = (response: FakeResponse, slug = 'pflug-7') =>
  loadReport(createFakeContext({ 'GET /api/kleinanzeigen/ads/7': response }, { params: { slug } }));
const loadJobReportPage = (response: FakeResponse, slug = 'melken-7') =>
  loadJobReport(createFakeContext({ 'GET /api/jobs/7': response }, { params: { slug } }));

test('names the reported ad or job', async () => {
  expect(await loadAdReportPage({ body: sampleAdDetail })).toMatchObject({
    data: {
      noun: 'Anzeige',
      title: sampleAdDetail.title,
      path: `/kleinanzeigen/${sampleAdDetail.slug}`,
    },
    head: { noIndex: true },
  });
  expect(await loadJobReportPage({ body: sampleJobDetail })).toMatchObject({
    data: { noun: 'Stelle', path: `/jobs/${sampleJobDetail.slug}` },
  });
});

test.each([
  ['a missing ad', () => loadAdReportPage({ status: 404 }), 'not-found'],
  [
    'a paused ad',
    () => loadAdReportPage({ status: 404, body: { code: 'ad.paused' } }),
    'not-found',
  ],
  ['a deleted ad', () => loadAdReportPage({ status: 410 }), 'gone'],
  ['an ad without number', () => loadAdReportPage({ body: sampleAdDetail }, 'pflug'), 'not-found'],
  ['a missing job', () => loadJobReportPage({ status: 404 }), 'not-found'],
  ['a deleted job', () => loadJobReportPage({ status: 410 }), 'gone'],
  [
    'a job without number',
    () => loadJobReportPage({ body: sampleJobDetail }, 'melken'),
    'not-found',
  ],
])('has no form to report %s', async (_case, load, kind) => {
  expect(await load()).toEqual({ kind });
});

test.each([
  [sendReport, '/kleinanzeigen/pflug-7'],
  [sendJobReport, '/jobs/pflug-7'],
])('reports the page of the URL and leads to the status of the report', async (send, url) => {
  const form = { reason: 'betrug', explanation: 'So.', email: '', goodFaith: 'true', url: '/x' };
  const context = createFakeContext(
    { 'POST /api/reports': { body: { code: 'm&1' } } },
    { params: { slug: 'pflug-7' }, form },
  );
  expect(await send(context)).toMatchObject({
    kind: 'done',
    to: '/kleinanzeigen/meldung?code=m%261',
  });
  expect(context.sentRequests[0]?.body).toEqual({
    url,
    reason: 'betrug',
    explanation: 'So.',
    name: null,
    email: null,
    goodFaith: true,
  });
});

const report = {
  number: 'M-7H8KQ9RT',
  url: '/kleinanzeigen/pflug-7',
  reason: 'betrug',
  receivedAt: '2026-11-19T09:30:00.000Z',
  decision: null,
};
const loadReportStatusPage = (response: FakeResponse) =>
  loadReportStatus(
    createFakeContext(
      { 'GET /api/reports?code=m%261': response },
      { query: new URLSearchParams({ code: 'm&1' }) },
    ),
  );

test('shows the status of a report, also of an older api without appeals', async () => {
  expect(await loadReportStatusPage({ body: report })).toMatchObject({
    data: { report: { ...report, appeal: null, appealNote: null } },
    head: { noIndex: true },
  });
});

test('answers 404 for an unknown code', async () => {
  expect(await loadReportStatusPage({ status: 404 })).toEqual({ kind: 'not-found' });
});

test('reports a limited rate as an unavailable service, not as a missing report', async () => {
  const error: unknown = await loadReportStatusPage({ status: 429 }).catch(
    (reason: unknown) => reason,
  );
  expect(isUnavailable(error)).toBe(true);
});

test('sends an appeal with the code of the report', async () => {
  const context = createFakeContext(
    { 'POST /api/reports/appeal': {} },
    { query: new URLSearchParams({ code: 'm&1' }), form: { text: 'Doch.' } },
  );
  expect(await appealReportDecision(context)).toMatchObject({
    kind: 'done',
    to: '/kleinanzeigen/meldung?code=m%261',
  });
  expect(context.sentRequests[0]?.body).toEqual({ code: 'm&1', text: 'Doch.' });
});
