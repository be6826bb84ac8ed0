import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { getKeyId, parsePrivateKey, parsePublicKey } from '#release/signature.ts';
import { readSigningKey } from '#release/signing-key.ts';
import { readTrustedKeys } from '#release/trusted-keys.ts';
import { makeKeys } from '#testing/release-factory.ts';
import { createPublicKey } from 'node:crypto';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keys-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

test('creates one key for signer and shell when nothing is configured', async () => {
  const keys = await Promise.all([1, 2, 3, 4].map(() => readSigningKey(undefined, folder)));
  expect(new Set(keys).size).toBe(1);
  const [trustedKey = ''] = await readTrustedKeys('', folder);
  const machineKey = createPublicKey(parsePrivateKey(keys[0] ?? ''));
  expect(getKeyId(parsePublicKey(trustedKey))).toBe(getKeyId(machineKey));
});

test('restricts the private key to its owner and leaves no draft', async () => {
  await readSigningKey(undefined, folder);
  const [file = '', ...otherFiles] = await readdir(folder);
  expect(otherFiles).toEqual([]);
  expect((await stat(join(folder, file))).mode & 0o077).toBe(0);
});

test('prefers configured keys, one or several, as PEM or base64', async () => {
  const [firstKey, secondKey] = [makeKeys().publicKey, makeKeys().publicKey];
  const pem = await readTrustedKeys(`${firstKey}\n${secondKey}`, folder);
  const der = pem.map((key) =>
    parsePublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64'),
  );
  expect(pem).toHaveLength(2);
  expect(await readTrustedKeys(der.join(', '), folder)).toEqual(der);
  expect(await readSigningKey(' secret ', folder)).toBe('secret');
  expect(await readdir(folder)).toEqual([]);
});
