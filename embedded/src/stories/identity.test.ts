import { expect, test } from '@jest/globals';
import { blockUid, idFromName, storyUuid, uuidFromName } from './identity.ts';

test('returns stable version 5 uuids that differ by name', () => {
  const form = /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u;
  expect(storyUuid('home')).toMatch(form);
  expect(storyUuid('home')).toBe('ca536e44-66d5-5201-9593-3bd7bac39292');
  expect(new Set([storyUuid('a'), storyUuid('b'), uuidFromName('a')]).size).toBe(3);
});

test('block ids differ by story and position', () => {
  const uids = [blockUid('a', 'body.0'), blockUid('a', 'body.1'), blockUid('b', 'body.0')];
  expect(new Set(uids).size).toBe(3);
});

test('numeric ids are positive and safe integers', () => {
  for (const name of ['', 'a', 'artikel/heu']) {
    const id = idFromName(name);
    expect(Number.isSafeInteger(id) && id > 0).toBe(true);
  }
});
