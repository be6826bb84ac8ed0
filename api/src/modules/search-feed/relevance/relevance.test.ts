import { expect, test } from '@jest/globals';

import { SEARCH_KINDS } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { SearchDocument } from '@gruenland/shared-contracts/search/search-document.ts';

import { readGoldenQueries } from '../golden/golden-queries.ts';

import { gradeDocument, judgeHits, rankGrades } from './judge-hits.ts';
import { parseNeeds, readNeeds } from './read-needs.ts';
import { computeMeans, findMissedLimits } from './relevance-means.ts';
import { splitNeeds } from './split-needs.ts';

const createDocument = (title: string, text = ''): SearchDocument => ({
  objectID: title,
  kind: 'ads',
  title,
  text,
  path: '/',
  date: 0,
});

const plough = createDocument('Lemken Pflug');
const plougher = createDocument('Lohnarbeit', 'Wir pflügen, der Pflug ist dabei.');
const [need] = parseNeeds(
  'ads',
  '# Ploughs\n? Pflüge; Pflug Lemken\n3 title=pflug\n1 text=Pflug\n',
);

test('each kind has at least 60 queries, and no query occurs twice', () => {
  const needs = readNeeds();
  for (const kind of SEARCH_KINDS) {
    const queries = needs.filter((each) => each.kind === kind).flatMap((each) => each.queries);
    expect(queries.length).toBeGreaterThanOrEqual(60);
    expect(queries.filter((query, at) => query === '' || queries.indexOf(query) !== at)).toEqual(
      [],
    );
  }
});

test('at least 300 queries are not in the other golden set', () => {
  const known = new Set(readGoldenQueries().map(({ query }) => query.toLowerCase()));
  const queries = readNeeds().flatMap((each) => each.queries);
  const newQueries = queries.filter((query) => !known.has(query.toLowerCase()));
  expect(newQueries.length).toBeGreaterThanOrEqual(300);
});

test('the halves are disjoint, complete and of the same size for each kind', () => {
  const needs = readNeeds();
  const { open, hidden } = splitNeeds(needs);
  expect(new Set([...open, ...hidden])).toEqual(new Set(needs));
  expect(open.length + hidden.length).toBe(needs.length);
  for (const kind of SEARCH_KINDS) {
    const [openCount = 0, hiddenCount = 0] = [open, hidden].map(
      (half) => half.filter((each) => each.kind === kind).length,
    );
    expect(Math.abs(openCount - hiddenCount)).toBeLessThanOrEqual(1);
  }
  expect(splitNeeds(needs.toReversed())).toEqual({ open, hidden });
});

test('the first rule that a document meets determines its grade', () => {
  expect(need!.queries).toEqual(['Pflüge', 'Pflug Lemken']);
  expect(
    [plough, plougher, createDocument('Egge')].map((each) => gradeDocument(need!, each)),
  ).toEqual([3, 1, 0]);
  expect(() => parseNeeds('ads', '3 title=x')).toThrow('invalid line');
  expect(() => parseNeeds('ads', '? x\n3 colour=red')).toThrow('unknown field');
});

test('nDCG compares the order with the best possible order', () => {
  const bestGrades = rankGrades(need!, [plougher, plough, createDocument('Egge')]);
  const best = judgeHits(need!, 'Pflüge', [plough, plougher], bestGrades);
  expect(best).toMatchObject({ ndcg: { 1: 1, 3: 1, 5: 1 }, isFirstHitRight: true });
  const reversed = judgeHits(need!, 'Pflüge', [plougher, plough], bestGrades);
  expect(reversed.isFirstHitRight).toBe(false);
  expect(reversed.ndcg[1]).toBeCloseTo(1 / 7);
  expect(reversed.ndcg[5]).toBeCloseTo((1 + 7 / Math.log2(3)) / (7 + 1 / Math.log2(3)));
  expect(judgeHits(need!, 'Pflüge', [], bestGrades).ndcg[5]).toBe(0);
});

test('limits are missed by low means and by kinds without scores', () => {
  const bestGrades = rankGrades(need!, [plough]);
  const scores = SEARCH_KINDS.map((kind) => ({
    ...judgeHits(need!, 'Pflüge', kind === 'jobs' ? [] : [plough], bestGrades),
    kind,
  }));
  expect(computeMeans(scores, 'all').ndcg[5]).toBe(0.75);
  expect(findMissedLimits(scores)).toEqual([
    'nDCG@5 is 0.750, at least 0.9',
    'first hit right is 0.750, at least 0.85',
    'nDCG@5 of jobs is 0.000, at least 0.85',
  ]);
  expect(findMissedLimits(scores.slice(0, 3))).toEqual(['nDCG@5 of jobs is NaN, at least 0.85']);
});
