import { jest } from '@jest/globals';
import { ReleaseVisits } from './release-visits.ts';

const MINUTE_MS = 60_000;

beforeEach(() => {
  jest.useFakeTimers();
  // The cache keeps what began at zero for ever.
  jest.advanceTimersByTime(1);
});
afterEach(() => void jest.useRealTimers());

test('a visit lasts ten minutes from the first page of its network', () => {
  const visits = new ReleaseVisits();
  expect(visits.recordPage(['mf-a@1', 'mf-b@1'], '203.0.113.7')).toEqual(['mf-a@1', 'mf-b@1']);
  jest.advanceTimersByTime(9 * MINUTE_MS);
  expect(visits.recordPage(['mf-a@1', 'mf-b@2'], '203.0.113.7')).toEqual(['mf-b@2']);
  expect(visits.recordPage(['mf-a@1'], '203.0.113.8')).toEqual(['mf-a@1']);
  jest.advanceTimersByTime(2 * MINUTE_MS);
  expect(visits.recordPage(['mf-b@2'], '203.0.113.7')).toEqual(['mf-b@2']);
});

test('counts the first fault of a visit on each side', () => {
  const visits = new ReleaseVisits();
  expect(visits.recordFault('mf-a@1', '203.0.113.7', 'browser')).toBe(false);
  visits.recordPage(['mf-a@1', 'mf-b@1'], '203.0.113.7');
  expect(visits.recordFault('mf-a@1', '203.0.113.7', 'browser')).toBe(true);
  expect(visits.recordFault('mf-a@1', '203.0.113.7', 'browser')).toBe(false);
  expect(visits.recordFault('mf-a@1', '203.0.113.7', 'server')).toBe(true);
  expect(visits.recordFault('mf-b@1', '203.0.113.7', 'browser')).toBe(true);
});
