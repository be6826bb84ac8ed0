import { getLocations, createTestRepository } from '../test/test-repository.mjs';
import { check } from './calendar-days.mjs';

describe('api finding F13: a repository check', () => {
  test.each([
    'const today = new Date().toISOString().slice(0, 10);',
    'const month = now.toISOString().slice(0, 7);',
    "const [today] = now.toISOString().split('T');",
    'cutoff.setMonth(cutoff.getMonth() - 6);',
    'date.setUTCDate(0);',
  ])('reports %s outside the calendar', (line) => {
    const files = {
      'api/src/a.ts': ['', line],
      'api/src/a.test.ts': line,
      'shared-contracts/src/german-calendar.ts': line,
    };
    expect(getLocations(check(createTestRepository(files)))).toEqual(['api/src/a.ts:2']);
  });

  test('allows time stamps', () => {
    const files = { 'api/src/a.ts': ['now.toISOString()', 'date.getUTCDay()'] };
    expect(check(createTestRepository(files))).toEqual([]);
  });
});
