import { expect, jest, test } from '@jest/globals';
import type { PageJob } from './page-job.ts';
import { PageResponse } from './page-response.ts';
import { recordResponse } from './record-response.ts';

const owner = { remote: 'mf-probe', release: 'r1' };

test('counts what a reader sees, but no preview', () => {
  expect(countPages([])).toEqual({ pages: 1, faultyPages: 1, forms: 1 });
  expect(countPages([{ remote: 'mf-probe', id: 'r1', base: '' }])).toEqual({
    pages: 0,
    faultyPages: 0,
    forms: 0,
  });
});

function countPages(previewedReleases: PageJob['request']['previewedReleases']) {
  const metrics = { recordPage: jest.fn(), recordFaultyPage: jest.fn(), recordForm: jest.fn() };
  const request = {
    previewedReleases,
    visitor: { ipAddress: '203.0.113.7' },
    form: { name: 'Ida' },
    faultyReleases: new Set(['mf-probe@r1']),
  };
  const job = { request, services: { metrics } } as unknown as PageJob;
  recordResponse(new PageResponse(200, {}, '', { cacheState: null, owner }), 5, job);
  return {
    pages: metrics.recordPage.mock.calls.length,
    faultyPages: metrics.recordFaultyPage.mock.calls.length,
    forms: metrics.recordForm.mock.calls.length,
  };
}
