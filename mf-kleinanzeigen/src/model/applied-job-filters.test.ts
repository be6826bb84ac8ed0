import type { JobList } from '@gruenland/shared-contracts/api/job-board.ts';
import { jobListUrls } from './job-list-urls.ts';
import { listAppliedJobFilters } from './applied-job-filters.ts';

const list: JobList = {
  total: 2,
  page: 1,
  pages: 1,
  jobs: [],
  facets: [
    {
      kind: 'choice',
      name: 'bereich',
      label: 'Bereich',
      options: [
        { value: 'wein', label: 'Wein', count: 2, chosen: true },
        { value: 'rind', label: 'Rind und Milch', count: 9, chosen: false },
      ],
    },
  ],
  near: { place: 'Kempten', postcode: '87435', radius: 50 },
};

test('each applied filter can be removed separately', () => {
  const query = new URLSearchParams('q=keller&ort=87435&bereich=wein&bereich=rind&lohn-von=16');
  expect(listAppliedJobFilters(list, query)).toEqual([
    {
      label: '„keller“',
      isOutsideFilters: true,
      hrefWithoutFilter: '/jobs?ort=87435&bereich=wein&bereich=rind&lohn-von=16',
    },
    {
      label: 'Kempten, 50\u00a0km',
      isOutsideFilters: true,
      hrefWithoutFilter: '/jobs?q=keller&bereich=wein&bereich=rind&lohn-von=16',
    },
    {
      label: 'ab 16\u00a0€ pro Stunde',
      hrefWithoutFilter: '/jobs?q=keller&ort=87435&bereich=wein&bereich=rind',
    },
    { label: 'Wein', hrefWithoutFilter: '/jobs?q=keller&ort=87435&bereich=rind&lohn-von=16' },
  ]);
});

test.each([
  ['16,50', ['ab 16,50\u00a0€ pro Stunde']],
  ['18 €', ['ab 18\u00a0€ pro Stunde']],
  ['4.300', []],
])('shows the minimum pay %s as the list parsed it', (pay, expectedLabels) => {
  const query = new URLSearchParams({ 'lohn-von': pay });
  expect(
    listAppliedJobFilters({ ...list, near: null, facets: [] }, query).map(({ label }) => label),
  ).toEqual(expectedLabels);
});

test('pagination keeps the filters; changing a filter returns to page 1', () => {
  const query = new URLSearchParams('seite=3&bereich=wein&sortierung=lohn');
  expect(jobListUrls.buildHrefWithPage(query, 2)).toBe(
    '/jobs?bereich=wein&sortierung=lohn&seite=2',
  );
  expect(jobListUrls.buildHrefWithPage(query, 1)).toBe('/jobs?bereich=wein&sortierung=lohn');
  expect(jobListUrls.buildHrefWithParam(query, 'sortierung', null)).toBe('/jobs?bereich=wein');
});
