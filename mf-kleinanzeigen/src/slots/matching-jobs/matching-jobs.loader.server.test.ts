import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { sampleJobs } from '#samples/job-samples.ts';
import { loadMatchingJobs } from './matching-jobs.loader.server.ts';

test.each([
  [{ count: 3 }, 'GET /api/jobs?anzahl=3'],
  [{ count: 3, field: 'rind' } as const, 'GET /api/jobs?anzahl=3&bereich=rind'],
])('reads the newest jobs for %j', async (props, request) => {
  const context = createFakeContext({ [request]: { body: sampleJobs } });
  expect(await loadMatchingJobs(props, context)).toEqual(sampleJobs.jobs);
});
