import { parseLatestAds } from './latest-ads/latest-ads.block.server.ts';
import { parseMatchingJobs } from './matching-jobs/matching-jobs.block.server.ts';

const createRawBlock = (fields: object) => ({ _uid: 'u', component: 'x', ...fields });

test.each([
  [{}, { title: 'Neueste Kleinanzeigen', category: null, count: 6 }],
  [
    { title: ' Drescher ', category: 'maehdrescher-haecksler', count: 4 },
    { title: 'Drescher', category: 'maehdrescher-haecksler', count: 4 },
  ],
  [
    { category: '../../api?x=', count: 99 },
    { title: 'Neueste Kleinanzeigen', category: null, count: 12 },
  ],
])('latest ads block: parses %j as %j', (fields, model) => {
  expect(parseLatestAds(createRawBlock(fields))).toEqual({ ok: true, model });
});

test.each([
  [{}, { title: 'Neue Stellen', field: null, count: 3 }],
  [
    { field: 'rind', count: 2 },
    { title: 'Passende Stellen', field: 'rind', count: 2 },
  ],
  [
    { field: 'toString', count: 'viele' },
    { title: 'Neue Stellen', field: null, count: 3 },
  ],
])('matching jobs block: parses %j as %j', (fields, model) => {
  expect(parseMatchingJobs(createRawBlock(fields))).toEqual({ ok: true, model });
});
