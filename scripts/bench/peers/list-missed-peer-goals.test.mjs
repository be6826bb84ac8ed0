import { listMissedPeerGoals } from './list-missed-peer-goals.mjs';

const rate = (pagesPerSecond) => ({ cpuMs: 1000 / pagesPerSecond });
const peers = {
  next: { uncached: rate(100) },
  nuxt: { cached: rate(1000) },
  nginx: { cached: rate(4000) },
};

test('names only ratios below their aim', () => {
  const fast = listMissedPeerGoals({
    ...peers,
    gruenland: { cached: rate(1200), uncached: rate(300) },
  });
  expect(fast.lines).toHaveLength(3);
  expect(fast.missed).toEqual([]);
  const slow = listMissedPeerGoals({
    ...peers,
    gruenland: { cached: rate(1199), uncached: rate(299) },
  });
  expect(slow.missed).toEqual([
    'cached pages, of Nuxt: 1.20 × (aim ≥ 1.2 ×)',
    'cached pages, of nginx: 0.30 × (aim ≥ 0.3 ×)',
    'rendered pages, of Next.js: 2.99 × (aim ≥ 3 ×)',
  ]);
});
