import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { jest } from '@jest/globals';
import Fastify from 'fastify';
import { signPreviewLink } from '@gruenland/federation/release/preview-link.ts';
import type { ReleaseWatcher } from '@gruenland/federation/server/release-watcher.ts';
import type { PageServices } from '#server/pipeline/page-services.ts';
import { releaseHookRoutes } from './release-hook.routes.ts';

const { privateKey } = generateKeyPairSync('ed25519');
const getExpiryInOneMinute = () => Math.floor(Date.now() / 1000) + 60;
const link = (remote: string, base: string, key = privateKey, expires = getExpiryInOneMinute()) =>
  signPreviewLink({ remote, id: 'dev', expiresAtSeconds: expires, base }, key);
const BASE_URL = 'http://localhost:3100/';
const files = { document: '{}', bundle: ';', signature: '{}' };

function startReleaseHooks() {
  const acceptDevBuild = jest.fn(async () => ({ id: 'abc' }));
  const push = jest.fn(async () => ({ accepted: false, problem: 'no signature' }));
  const pushSwitches = jest.fn(() => ({ accepted: true, problem: null }));
  const warn = jest.fn();
  const app = Fastify();
  releaseHookRoutes(
    app,
    { previews: { acceptDevBuild }, log: { warn } } as unknown as PageServices,
    { push, pushSwitches, getStatuses: () => [{ name: 'mf-a' }] } as unknown as ReleaseWatcher,
    [createPublicKey(privateKey)],
  );
  return { app, acceptDevBuild, push, warn };
}

const createDevBuildPush = (value: string | undefined, payload: object = files) => ({
  method: 'PUT' as const,
  url: '/_hooks/dev-builds/mf-a',
  headers: value === undefined ? {} : { 'x-preview-link': value },
  payload,
});

test('accepts a dev build with a signed preview link', async () => {
  const { app, acceptDevBuild } = startReleaseHooks();
  const response = await app.inject(createDevBuildPush(link('mf-a', BASE_URL)));
  expect([response.statusCode, response.json()]).toEqual([200, { id: 'abc' }]);
  expect(acceptDevBuild).toHaveBeenCalledWith('mf-a', expect.anything(), BASE_URL);
});

test.each([
  ['without a link', undefined],
  ['with an invalid link', 'mf-a@dev~x~y'],
  ['with a link of another remote', link('mf-b', BASE_URL)],
  ['with a link without a dev server', link('mf-a', '')],
  [
    'with a link signed by another key',
    link('mf-a', BASE_URL, generateKeyPairSync('ed25519').privateKey),
  ],
  ['with an expired link', link('mf-a', BASE_URL, privateKey, getExpiryInOneMinute() - 120)],
])('refuses a dev build %s', async (_case, value) => {
  const { app, acceptDevBuild } = startReleaseHooks();
  const response = await app.inject(createDevBuildPush(value));
  expect(response.statusCode).toBe(403);
  expect(acceptDevBuild).not.toHaveBeenCalled();
});

test('answers 400 to malformed dev builds and 422 with the reason to unusable ones', async () => {
  const { app, acceptDevBuild } = startReleaseHooks();
  expect(
    (await app.inject(createDevBuildPush(link('mf-a', BASE_URL), { document: 1 }))).statusCode,
  ).toBe(400);
  const cause = Object.assign(new Error('x'), {
    stack: 'Error: x\n    at mf-a@dev/remote.cjs:1:2',
  });
  acceptDevBuild.mockRejectedValue(new Error('story cannot be rendered', { cause }));
  const response = await app.inject(createDevBuildPush(link('mf-a', BASE_URL)));
  expect([response.statusCode, response.json()]).toEqual([
    422,
    { error: 'story cannot be rendered', stack: cause.stack },
  ]);
});

test('passes pushed documents on unchanged and returns the reason of a refusal', async () => {
  const { app, push, warn } = startReleaseHooks();
  const url = '/_hooks/releases';
  const payload = { remote: 'mf-a', latest: '{"id":1}' };
  const response = await app.inject({ method: 'POST', url, payload });
  expect([response.statusCode, response.json().problem]).toEqual([409, 'no signature']);
  expect(push).toHaveBeenCalledWith('mf-a', Buffer.from('{"id":1}'));
  await app.inject({ method: 'POST', url, payload });
  expect(warn.mock.calls).toEqual([
    [{ remote: 'mf-a', problem: 'no signature', refused: 1 }, 'push refused'],
  ]);
  const tooLongDocument = { remote: 'mf-a', latest: 'x'.repeat(100_000) };
  for (const invalidPayload of [
    {},
    { remote: '../x', latest: '' },
    { ...payload, more: 1 },
    tooLongDocument,
  ]) {
    const refusedResponse = await app.inject({ method: 'POST', url, payload: invalidPayload });
    expect(refusedResponse.statusCode).toBe(400);
  }
  // A list of kill switches may be long: it can contain hundreds of parts with notes.
  const switches = { switches: 'x'.repeat(200_000) };
  expect((await app.inject({ method: 'POST', url, payload: switches })).statusCode).toBe(200);
  const tooLargeBody = { remote: 'mf-a', latest: 'x'.repeat(600_000) };
  expect((await app.inject({ method: 'POST', url, payload: tooLargeBody })).statusCode).toBe(413);
});

describe('security finding 11: a pushed name', () => {
  test('has at most 64 characters', async () => {
    const { app, push, warn } = startReleaseHooks();
    const payload = { remote: 'a'.repeat(65), latest: '{}' };
    const response = await app.inject({ method: 'POST', url: '/_hooks/releases', payload });
    expect(response.statusCode).toBe(400);
    expect(push).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  test('is not logged if the shell does not know it', async () => {
    const { app, push, warn } = startReleaseHooks();
    push.mockResolvedValue({ accepted: false, problem: 'this shell has no remote mf-fremd' });
    const payload = { remote: 'mf-fremd', latest: '{}' };
    const response = await app.inject({ method: 'POST', url: '/_hooks/releases', payload });
    expect(response.statusCode).toBe(409);
    expect(JSON.stringify(warn.mock.calls)).not.toContain('mf-fremd');
  });
});
