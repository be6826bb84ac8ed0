import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { isHashOfBeginning } from './is-cut-load.ts';

const CONTENT = Buffer.from('export const title = "Grünland";');

test('only the hash of a beginning counts as that of a cut file', () => {
  expect(isHashOfBeginning(getHash(CONTENT.subarray(0, 0)), CONTENT)).toBe(true);
  expect(isHashOfBeginning(getHash(CONTENT.subarray(0, 23)), CONTENT)).toBe(true);
  expect(isHashOfBeginning(getHash(CONTENT), CONTENT)).toBe(false);
  expect(isHashOfBeginning(getHash(Buffer.from('export let')), CONTENT)).toBe(false);
});

function getHash(content: Buffer): string {
  return createHash('sha384').update(content).digest('base64');
}
