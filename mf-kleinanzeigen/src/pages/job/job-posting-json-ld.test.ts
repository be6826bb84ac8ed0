import { sampleJobDetail } from '#samples/job-samples.ts';
import { createJobPostingJsonLd } from './job-posting-json-ld.server.ts';

const site = 'https://gruenland.example';

test('describes a job posting with all sections, the stated pay and every place', () => {
  expect(createJobPostingJsonLd(sampleJobDetail, site)).toMatchObject({
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

test('omits pay that is not stated, and does not mark hybrid jobs as remote', () => {
  const data = createJobPostingJsonLd(
    { ...sampleJobDetail, payRange: null, remote: true, applyUrl: 'https://x.example/' },
    site,
  );
  expect(data).not.toHaveProperty('baseSalary');
  expect(data).not.toHaveProperty('jobLocationType');
  expect(data).not.toHaveProperty('applicantLocationRequirements');
  expect(data).toMatchObject({ directApply: false });
});

test('describes a remote-only job by allowed countries instead of a place, also in the text', () => {
  const data = createJobPostingJsonLd({ ...sampleJobDetail, remote: true, remoteOnly: true }, site);
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

test('states pay in Swiss francs for Switzerland', () => {
  const places = [{ postcode: '3550', place: 'Langnau', region: 'CH-BE' }];
  expect(createJobPostingJsonLd({ ...sampleJobDetail, places }, site)).toMatchObject({
    baseSalary: { currency: 'CHF' },
    jobLocation: [{ address: { addressCountry: 'CH' } }],
  });
});
