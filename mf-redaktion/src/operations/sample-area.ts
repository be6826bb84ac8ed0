import type { AreaTelemetry } from '@gruenland/shared-contracts/api/staff-area-telemetry.ts';
import type {
  AreaDetails,
  AreaOperations,
  AreaRelease,
} from '@gruenland/shared-contracts/site-operations.ts';

const metrics = {
  pages: 48_210,
  failedPages: 3,
  serverFaults: 4,
  browserFaults: 1,
  p50Ms: 14,
  p95Ms: 92,
};

/** An area that has a canary, for component examples and tests. */
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
    sizes: { scripts: 21_400, styles: 8200, serverBundle: 186_000 },
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
    sizes: { scripts: 19_800, styles: 8200, serverBundle: 171_000 },
  },
  { id: 'deadbea75eed5566', commit: null, builtAt: '2026-11-19T10:40:00.000Z' },
];

const change = {
  canary: null,
  commit: '5664ffb8da96fc2acbf8bbaefe1fe7de2fde11a2',
  person: 'Jan Petersen',
  note: null,
};

/** Team, release history and budgets of {@link sampleArea}. */
export const sampleDetails: AreaDetails = {
  owners: ['@gruenland/suche'],
  changes: [
    {
      ...change,
      sequence: 4,
      timestamp: Date.UTC(2026, 10, 21, 10, 30),
      kind: 'canary',
      id: 'f00ba4c0ffee11aa',
      canary: { id: 'b16b00b5decade22', share: 10 },
      note: 'Neue Rangfolge der Treffer',
    },
    {
      ...change,
      sequence: 3,
      timestamp: Date.UTC(2026, 10, 21, 9),
      kind: 'release',
      id: 'f00ba4c0ffee11aa',
      changed: true,
    },
    {
      ...change,
      sequence: 2,
      timestamp: Date.UTC(2026, 10, 20, 15, 20),
      kind: 'rollback',
      id: 'cafe0badf00d3344',
      person: null,
      commit: null,
    },
  ],
  budgets: { scripts: 40_000, styles: 40_000, serverBundle: 600_000 },
};

/** Errors and web vitals of {@link sampleArea}. */
export const sampleTelemetry: AreaTelemetry = {
  errors: [
    {
      name: 'TypeError',
      message: "Cannot read properties of undefined (reading 'hits')",
      release: 'b16b00b5decade22',
      side: 'browser',
      count: 61,
      firstSeenAt: '2026-11-21T10:31:00.000Z',
      lastSeenAt: '2026-11-21T11:02:00.000Z',
    },
    {
      name: 'TimeoutError',
      message: 'search took longer than 600 ms',
      release: 'f00ba4c0ffee11aa',
      side: 'server',
      count: 4,
      firstSeenAt: '2026-11-21T09:10:00.000Z',
      lastSeenAt: '2026-11-21T09:14:00.000Z',
    },
  ],
  errorCounts: { browser: 11, server: 1 },
  vitals: [
    { day: '2026-11-21', name: 'CLS', p75: 0.01, count: 812 },
    { day: '2026-11-21', name: 'INP', p75: 230, count: 640 },
    { day: '2026-11-21', name: 'LCP', p75: 1420, count: 815 },
    { day: '2026-11-21', name: 'TTFB', p75: 96, count: 815 },
    { day: '2026-11-20', name: 'LCP', p75: 1380, count: 1204 },
    { day: '2026-11-20', name: 'TTFB', p75: 91, count: 1204 },
  ],
};
