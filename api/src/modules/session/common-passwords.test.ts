import { expect, test } from '@jest/globals';

import { accountLimits } from '@gruenland/shared-contracts/api/session.ts';

import { commonStems, isCommonPassword } from './common-passwords.ts';
import { readCommonWords } from './read-common-words.ts';

test('the list contains more than the thousand most common passwords of accepted length', () => {
  const longPasswords = [...commonStems].map((stem) =>
    stem.padEnd(accountLimits.minPasswordLength, '1234567890'),
  );
  expect(new Set(longPasswords).size).toBeGreaterThan(1000);
  expect(longPasswords.filter((password) => !isCommonPassword(password, []))).toEqual([]);
});

test.each([
  '123456789012',
  'iloveyou2024',
  'Michael-1985!',
  'sunshinesunshine',
  'Borussia Dortmund 1909',
  'P@ssw0rd2024!',
  'P@ssw0rt-2023/24',
  '$chatz123456789',
  'qwertzuiop123',
  '1Q2w3e4r5t6z!',
  'football12345',
  'maria.maria.maria',
])('%s is common', (password) => {
  expect(isCommonPassword(password, [])).toBe(true);
});

test.each([
  'Klee-und-Weizen-7',
  'Der Hund frisst Heu',
  'vier Kühe im Nebel',
  'Traktor7Pflaume9',
  'correct horse battery staple',
])('%s is not common', (password) => {
  expect(isCommonPassword(password, ['Anna Acker'])).toBe(false);
});

test.each(['Anna Acker 1985', 'acker@hof.example', 'hannes.moor-77'])(
  '%s is a name of the user',
  (password) => {
    expect(isCommonPassword(password, ['acker@hof.example', 'Anna Acker', 'hannes.moor'])).toBe(
      true,
    );
  },
);

test('reads words and skips comments', () => {
  expect(readCommonWords('# love\nherz schatz\n\n# work\nfirma1\n')).toEqual([
    'herz',
    'schatz',
    'firma1',
  ]);
  expect(() => readCommonWords('herz Schatz')).toThrow('"Schatz"');
});
