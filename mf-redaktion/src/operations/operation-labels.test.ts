import { expect, test } from '@jest/globals';

import { formatMetrics, createRollbackCommand, shortenId } from './operation-labels.ts';

const metrics = {
  pages: 12_345,
  failedPages: 2,
  serverFaults: 3,
  browserFaults: 1,
  p50Ms: 12,
  p95Ms: 80,
};

test('formats metrics with German numbers', () => {
  expect(formatMetrics(metrics)).toBe(
    '12.345 Seiten, davon 2 gescheitert; Fehler: 3 auf dem Server, 1 in Browsern, im Mittel 12 ms, 95 von 100 unter 80 ms',
  );
  expect(formatMetrics({ ...metrics, p50Ms: null })).not.toContain('ms');
});

test('says that no page was delivered yet', () => {
  const zeroCounts = { pages: 0, failedPages: 0, serverFaults: 0, browserFaults: 0 };
  expect(formatMetrics({ ...metrics, ...zeroCounts })).toBe('Noch keine Seite ausgeliefert');
  expect(formatMetrics({ ...metrics, ...zeroCounts, browserFaults: 1 })).toContain('1 in Browsern');
});

test('the rollback command contains area, release and order', () => {
  expect(createRollbackCommand('mf-search', 'abc123', '01KABC')).toBe(
    'npm run rollback -- mf-search abc123 --note "Auftrag 01KABC"',
  );
  expect(shortenId('0123456789abcdef')).toBe('0123456789');
});
