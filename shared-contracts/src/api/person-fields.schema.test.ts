import { expect, test } from '@jest/globals';
import { lineSchema, paragraphsSchema, versionSchema } from './person-fields.schema.ts';

test.each([lineSchema(60), paragraphsSchema(60)])(
  'refuses half a surrogate pair, which the database could not store',
  (schema) => {
    expect(schema.safeParse('Kuh \ud800').success).toBe(false);
    expect(schema.parse('Kuh 🐄')).toBe('Kuh 🐄');
  },
);

test('refuses a version whose successor the database could not store', () => {
  expect(versionSchema.parse('2147483646')).toBe(2_147_483_646);
  expect(versionSchema.safeParse(2_147_483_647).success).toBe(false);
});
