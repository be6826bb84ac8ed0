import type { JobList } from '@gruenland/shared-contracts/api/job-board.ts';
import { jobAddress } from './job-address.ts';
import { jobFilters } from './job-filters.ts';

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

test('each chosen filter can be taken away alone', () => {
  const query = new URLSearchParams('q=keller&ort=87435&bereich=wein&bereich=rind&lohn-von=16');
  expect(jobFilters(list, query)).toEqual([
    { label: '„keller“', removeHref: '/jobs?ort=87435&bereich=wein&bereich=rind&lohn-von=16' },
    {
      label: 'Kempten, 50\u00a0km',
      removeHref: '/jobs?q=keller&bereich=wein&bereich=rind&lohn-von=16',
    },
    {
      label: 'ab 16\u00a0€ pro Stunde',
      removeHref: '/jobs?q=keller&ort=87435&bereich=wein&bereich=rind',
    },
    { label: 'Wein', removeHref: '/jobs?q=keller&ort=87435&bereich=rind&lohn-von=16' },
  ]);
});

test.each([
  ['16,50', ['ab 16,50\u00a0€ pro Stunde']],
  ['18 €', ['ab 18\u00a0€ pro Stunde']],
  ['4.300', []],
])('pay of %s is shown as the list understands it', (pay, shown) => {
  const query = new URLSearchParams({ 'lohn-von': pay });
  expect(jobFilters({ ...list, near: null, facets: [] }, query).map(({ label }) => label)).toEqual(
    shown,
  );
});

test('a page keeps the filters, another filter begins at the first page', () => {
  const query = new URLSearchParams('seite=3&bereich=wein&sortierung=lohn');
  expect(jobAddress.hrefOfPage(query, 2)).toBe('/jobs?bereich=wein&sortierung=lohn&seite=2');
  expect(jobAddress.hrefOfPage(query, 1)).toBe('/jobs?bereich=wein&sortierung=lohn');
  expect(jobAddress.hrefWith(query, 'sortierung', null)).toBe('/jobs?bereich=wein');
});
