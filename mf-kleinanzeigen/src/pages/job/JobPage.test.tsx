import { render, screen, within } from '@testing-library/react';

import { sampleJobDetail, sampleJobs } from '#samples/job-samples.ts';
import { JobResults } from '#pages/jobs/JobResults.tsx';
import { JobPage } from './JobPage.tsx';

const url = 'https://gruenland.example/jobs/stelle-1';

test('leads back to the search and states the distance', () => {
  const searchHref = '/jobs?q=Melken&ort=Kassel';
  const job = { ...sampleJobDetail, distance: 42_000 };
  render(<JobPage params={{}} data={{ job, url, searchHref }} />);
  const crumbs = screen.getByRole('navigation', { name: 'Sie sind hier' });
  expect(within(crumbs).getByRole('link', { name: 'Ihre Suche' }).getAttribute('href')).toBe(
    searchHref,
  );
  const facts = screen.getByRole('complementary', { name: 'Das Wichtigste' });
  expect(facts.textContent).toContain('87435 Kempten, 42\u00a0km');
});

test('has no way back to a search that did not happen', () => {
  render(<JobPage params={{}} data={{ job: sampleJobDetail, url }} />);
  expect(screen.queryByRole('link', { name: 'Ihre Suche' })).toBeNull();
});

test('the list hands its query to the page of a job', () => {
  const model = { list: sampleJobs, query: 'ort=Kassel&q=Melken', map: null, mapHref: '/jobs' };
  render(<JobResults model={model} />);
  const [job] = sampleJobs.jobs;
  expect(screen.getByRole('link', { name: job!.title }).getAttribute('href')).toBe(
    `/jobs/${job!.slug}?q=Melken&ort=Kassel`,
  );
});
