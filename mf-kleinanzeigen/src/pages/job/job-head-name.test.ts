import { sampleJobDetail } from '#samples/job-samples.ts';
import { getJobHeadName } from './job-head-name.ts';

test('names the workplace in the title', () => {
  const job = { ...sampleJobDetail, title: 'Hofberatung (m/w/d)', place: 'Kempten' };
  expect(getJobHeadName(job)).toBe('Hofberatung (m/w/d) in Kempten');
  expect(getJobHeadName({ ...job, remoteOnly: true })).toBe(
    'Hofberatung (m/w/d), ganz von zu Hause',
  );
});
