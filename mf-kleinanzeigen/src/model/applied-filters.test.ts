import type { AdList } from '@gruenland/shared-contracts/api/ads.ts';
import { listAppliedFilters } from './applied-filters.ts';

const list: AdList = {
  total: 1,
  page: 1,
  pages: 1,
  ads: [],
  trail: [],
  categories: [],
  facets: [],
  near: null,
};
const labels = (query: string) =>
  listAppliedFilters(list, new URLSearchParams(query)).map(({ label }) => label);

test.each([
  ['preis-von=4.300', 'Preis: ab 4.300\u00a0€'],
  ['preis-bis=12.500,50', 'Preis: bis 12.500,50\u00a0€'],
  ['preis-bis=10000+€', 'Preis: bis 10.000\u00a0€'],
  ['preis-von=10,50&preis-bis=20', 'Preis: 10,50\u00a0€ bis 20\u00a0€'],
  ['preis-von=5000&preis-bis=100', 'Preis: 100\u00a0€ bis 5.000\u00a0€'],
])('shows the applied range for %s', (query, label) => {
  expect(labels(query)).toEqual([label]);
});

test.each(['preis-von=viel', 'preis-von=-3', 'preis-bis=100.000.000', 'preis-bis='])(
  'shows no filter for the invalid range %s',
  (query) => {
    expect(labels(query)).toEqual([]);
  },
);
