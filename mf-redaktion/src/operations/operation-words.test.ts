import { expect, test } from '@jest/globals';

import { figuresText, rollbackCommand, shortId } from './operation-words.ts';

const figures = {
  pages: 12_345,
  failedPages: 2,
  serverFaults: 3,
  browserFaults: 1,
  p50Ms: 12,
  p95Ms: 80,
};

test('says what a release did, as people count', () => {
  expect(figuresText(figures)).toBe(
    '12.345 Seiten, davon 2 gescheitert; Fehler: 3 auf dem Server, 1 in Browsern, im Mittel 12 ms, 95 von 100 unter 80 ms',
  );
  expect(figuresText({ ...figures, p50Ms: null })).not.toContain('ms');
});

test('nothing happened yet', () => {
  const none = { pages: 0, failedPages: 0, serverFaults: 0, browserFaults: 0 };
  expect(figuresText({ ...figures, ...none })).toBe('Noch keine Seite ausgeliefert');
  expect(figuresText({ ...figures, ...none, browserFaults: 1 })).toContain('1 in Browsern');
});

test('the command names area, release and order', () => {
  expect(rollbackCommand('mf-search', 'abc123', '01KABC')).toBe(
    'npm run rollback -- mf-search abc123 --note "Auftrag 01KABC"',
  );
  expect(shortId('0123456789abcdef')).toBe('0123456789');
});
