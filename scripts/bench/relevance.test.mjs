import { expect, test } from '@jest/globals';
import { printRelevance } from './relevance.mjs';

const createScore = (kind, query, value) => ({
  kind,
  query,
  ndcg: { 1: value, 3: value, 5: value },
  isFirstHitRight: value === 1,
  hits: [{ grade: value === 1 ? 3 : 0, title: 'Egge' }],
});
const kinds = ['articles', 'ads', 'events', 'jobs'];
const createScores = (query, value) => kinds.map((kind) => createScore(kind, query, value));

function print(scoresByHalf, shownHalves) {
  const lines = [];
  const report = { say: (line) => lines.push(line), sayStep: (ok, ...parts) => lines.push(parts) };
  return { isWithinLimits: printRelevance(scoresByHalf, shownHalves, report), lines };
}

test('single queries of a half are printed only on request', () => {
  const scoresByHalf = { open: createScores('Pflug', 0), hidden: createScores('Egge', 0) };
  expect(print(scoresByHalf, []).lines.join('\n')).not.toMatch(/Pflug|Egge/u);
  expect(print(scoresByHalf, ['open']).lines.join('\n')).toMatch(/ads \| Pflug \| 0\.00/u);
  expect(print(scoresByHalf, ['open']).lines.join('\n')).not.toMatch(/\| Egge \|/u);
});

test('each half must be within the limits', () => {
  const right = createScores('Pflug', 1);
  const wrong = createScores('Egge', 0);
  expect(print({ open: right, hidden: right }, []).isWithinLimits).toBe(true);
  expect(print({ open: right, hidden: wrong }, []).isWithinLimits).toBe(false);
  expect(print({ open: wrong, hidden: right }, []).isWithinLimits).toBe(false);
});
