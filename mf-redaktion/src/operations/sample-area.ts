import type { AreaOperations, AreaRelease } from '@gruenland/shared-contracts/site-operations.ts';

const metrics = {
  pages: 48_210,
  failedPages: 3,
  serverFaults: 4,
  browserFaults: 1,
  p50Ms: 14,
  p95Ms: 92,
};

/** An area with a canary, for component examples and tests. */
export const sampleArea: AreaOperations = {
  name: 'mf-search',
  label: 'Die Suche',
  paths: ['/suche'],
  state: 'live',
  problem: null,
  since: '2026-11-21T09:00:00.000Z',
  live: {
    id: 'f00ba4c0ffee11aa',
    commit: '5664ffb8da96fc2acbf8bbaefe1fe7de2fde11a2',
    builtAt: '2026-11-21T08:58:00.000Z',
    metrics,
  },
  canary: {
    id: 'b16b00b5decade22',
    share: 10,
    flip: 'c2lnbmF0dXI=',
    stopped: null,
    metrics: { ...metrics, pages: 5312, serverFaults: 61, failedPages: 58, p95Ms: 240 },
  },
};

export const samplePreviousReleases: readonly AreaRelease[] = [
  {
    id: 'cafe0badf00d3344',
    commit: '0ab4b4734edde19dad942ce973a395ac3946123d',
    builtAt: '2026-11-20T15:12:00.000Z',
  },
  { id: 'deadbea75eed5566', commit: null, builtAt: '2026-11-19T10:40:00.000Z' },
];
