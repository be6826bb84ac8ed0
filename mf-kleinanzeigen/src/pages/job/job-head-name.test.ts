import { sampleDetail } from '#samples/job-samples.ts';
import { jobHeadName } from './job-head-name.ts';

test('a Stelle is named by where the work is', () => {
  const job = { ...sampleDetail, title: 'Hofberatung (m/w/d)', place: 'Kempten' };
  expect(jobHeadName(job)).toBe('Hofberatung (m/w/d) in Kempten');
  expect(jobHeadName({ ...job, remoteOnly: true })).toBe('Hofberatung (m/w/d), ganz von zu Hause');
});
