import { expect, test } from '@jest/globals';
import {
  createBlockUid,
  createIdFromName,
  createStoryUuid,
  createUuidFromName,
} from './identity.ts';

test('returns stable version 5 uuids that differ by name', () => {
  const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u;
  expect(createStoryUuid('home')).toMatch(uuidPattern);
  expect(createStoryUuid('home')).toBe('ca536e44-66d5-5201-9593-3bd7bac39292');
  expect(new Set([createStoryUuid('a'), createStoryUuid('b'), createUuidFromName('a')]).size).toBe(
    3,
  );
});

test('block ids differ by story and position', () => {
  const uids = [
    createBlockUid('a', 'body.0'),
    createBlockUid('a', 'body.1'),
    createBlockUid('b', 'body.0'),
  ];
  expect(new Set(uids).size).toBe(3);
});

test('numeric ids are positive and safe integers', () => {
  for (const name of ['', 'a', 'artikel/heu']) {
    const id = createIdFromName(name);
    expect(Number.isSafeInteger(id) && id > 0).toBe(true);
  }
});
