import { expect, test } from '@jest/globals';
import type { ReleaseChangeRecord } from '@gruenland/shared-contracts/release.ts';

import { describeChange, findSeriesStart } from './release-changes.ts';

const change = (sequence: number, fields: Partial<ReleaseChangeRecord>): ReleaseChangeRecord => ({
  sequence,
  timestamp: Date.UTC(2026, 10, sequence),
  kind: 'release',
  id: 'aa',
  canary: null,
  commit: null,
  note: null,
  person: null,
  ...fields,
});
const isLive = ({ id }: ReleaseChangeRecord) => id === 'bb';

test('a release is live since the first change of its latest period', () => {
  const changes = [
    change(5, { kind: 'stop', id: 'bb' }),
    change(4, { kind: 'release', id: 'bb' }),
    change(3, { id: 'aa' }),
    change(2, { id: 'bb' }),
  ];
  expect(findSeriesStart(changes, isLive)).toBe('2026-11-04T00:00:00.000Z');
});

test('the first change of an area begins a period, an older unknown one does not', () => {
  expect(findSeriesStart([change(1, { id: 'bb' })], isLive)).toBe('2026-11-01T00:00:00.000Z');
  expect(findSeriesStart([change(7, { id: 'bb' })], isLive)).toBeNull();
  expect(findSeriesStart([change(7, { id: 'aa' })], isLive)).toBeNull();
  expect(findSeriesStart([], isLive)).toBeNull();
});

test.each([
  [{ kind: 'release' }, 'Fassung aa veröffentlicht'],
  [{ kind: 'canary', canary: { id: 'cc', share: 10 } }, 'Probe: Fassung cc für 10 von 100'],
  [{ kind: 'promote' }, 'Probe übernommen: Fassung aa für alle'],
  [{ kind: 'stop' }, 'Probe beendet: Fassung aa für alle'],
  [{ kind: 'rollback' }, 'Zurück zu Fassung aa'],
  [{ kind: 'withdraw' }, 'Fassung aa zurückgezogen'],
] as const)('describes %j as „%s“', (fields, text) => {
  expect(describeChange(change(1, fields))).toBe(text);
});
