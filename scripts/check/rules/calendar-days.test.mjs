import { getLocations, createTestRepository } from '../test/test-repository.mjs';
import { check } from './calendar-days.mjs';

describe('api finding F13: a repository check', () => {
  test.each([
    'const today = new Date().toISOString().slice(0, 10);',
    'const month = now.toISOString().slice(0, 7);',
    "const [today] = now.toISOString().split('T');",
    'const today = new Date().toISOString().substring(0, 10);',
    'const today = new Date().toISOString().substr(0, 10);',
    'const month = now.toJSON().substring( 0,7 );',
    'const year = now.toISOString().slice(0, 4);',
    "const today = now.toISOString().replace(/T.*/u, '');",
    "const day = ad.createdAt.split('T')[0];",
    'const day = ad.createdAt.slice(0, 10);',
    'const day = ad.deletedAt?.substring(0, 10);',
    'const day = iso.substr(0, 10);',
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
    const lines = ['now.toISOString()', 'date.getUTCDay()', "iso.slice(0, 16).replace('T', ' ')"];
    const files = { 'api/src/a.ts': [...lines, 'berlinDay(new Date(startsAt)).slice(0, 4)'] };
    expect(check(createTestRepository(files))).toEqual([]);
  });
});
