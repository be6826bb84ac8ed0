import { sampleDetail } from '#samples/job-samples.ts';
import { jobPostingData } from './job-posting-data.server.ts';

const site = 'https://gruenland.example';

test('a Stelle as search engines want it: all sections, real pay, every place', () => {
  expect(jobPostingData(sampleDetail, site)).toMatchObject({
    '@type': 'JobPosting',
    title: 'Fachkraft für den Milchviehstall (m/w/d)',
    datePosted: '2026-11-18T09:30:00.000Z',
    validThrough: '2027-01-17T09:30:00.000Z',
    employmentType: ['FULL_TIME'],
    hiringOrganization: { name: 'Milchhof Harms', sameAs: 'https://milchhof.example/' },
    jobLocation: [
      { address: { addressLocality: 'Kempten', addressCountry: 'DE' } },
      { address: { addressLocality: 'Dornbirn', addressCountry: 'AT' } },
    ],
    baseSalary: { currency: 'EUR', value: { minValue: 17.5, maxValue: 20, unitText: 'HOUR' } },
    identifier: { value: 'J-1000' },
    directApply: true,
    description: expect.stringMatching(
      /^<h2>Einleitung<\/h2><p>.* &amp; .*<h2>Aufgaben<\/h2><ul><li>Melken<\/li><li>Füttern<\/li><\/ul>/,
    ),
  });
});

test('no pay is invented; work that may be done from home is not told as remote', () => {
  const data = jobPostingData(
    { ...sampleDetail, payRange: null, remote: true, applyUrl: 'https://x.example/' },
    site,
  );
  expect(data).not.toHaveProperty('baseSalary');
  expect(data).not.toHaveProperty('jobLocationType');
  expect(data).not.toHaveProperty('applicantLocationRequirements');
  expect(data).toMatchObject({ directApply: false });
});

test('work that is done from home alone has no place, but countries to live in, also in words', () => {
  const data = jobPostingData({ ...sampleDetail, remote: true, remoteOnly: true }, site);
  expect(data).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [
      { '@type': 'Country', name: 'DE' },
      { '@type': 'Country', name: 'AT' },
    ],
    description: expect.stringContaining(
      '<p>Arbeit ganz von zu Hause, in Deutschland oder Österreich.</p>',
    ),
  });
  expect(data).not.toHaveProperty('jobLocation');
});

test('in Switzerland pay is in francs', () => {
  const places = [{ postcode: '3550', place: 'Langnau', region: 'CH-BE' }];
  expect(jobPostingData({ ...sampleDetail, places }, site)).toMatchObject({
    baseSalary: { currency: 'CHF' },
    jobLocation: [{ address: { addressCountry: 'CH' } }],
  });
});
