import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { appLinkRoutes } from './app-link.routes.ts';
import type { AppIdentifiers } from './app-link.routes.ts';

async function fetchFile(names: AppIdentifiers, file: string) {
  const app = fastify();
  appLinkRoutes(app, names);
  const response = await app.inject({ url: `/.well-known/${file}` });
  await app.close();
  return response;
}

const fingerprint = Array.from({ length: 32 }, () => 'AB').join(':');

test('serves no app files without an app', async () => {
  expect((await fetchFile({}, 'apple-app-site-association')).statusCode).toBe(404);
  expect(
    (await fetchFile({ APP_ANDROID_PACKAGE: 'de.gruenland' }, 'assetlinks.json')).statusCode,
  ).toBe(404);
});

test('serves the iOS app links as JSON without a redirect', async () => {
  const response = await fetchFile(
    { APP_IOS_ID: 'AB12CD34EF.de.gruenland' },
    'apple-app-site-association',
  );
  expect([response.statusCode, response.headers['content-type']]).toEqual([
    200,
    'application/json; charset=utf-8',
  ]);
  const [{ appIDs, components }] = response.json().applinks.details;
  expect(appIDs).toEqual(['AB12CD34EF.de.gruenland']);
  expect(components).toContainEqual({ '/': '/api/*', exclude: true });
  expect(components.at(-1)).toEqual({ '/': '*' });
});

test('serves the Android app links with package and certificates', async () => {
  const names = {
    APP_ANDROID_PACKAGE: 'de.gruenland',
    APP_ANDROID_CERTIFICATES: `${fingerprint},${fingerprint}`,
  };
  const [{ target }] = (await fetchFile(names, 'assetlinks.json')).json();
  expect(target).toEqual({
    namespace: 'android_app',
    package_name: 'de.gruenland',
    sha256_cert_fingerprints: [fingerprint, fingerprint],
  });
});

test('redirects to the page for changing a password', async () => {
  const response = await fetchFile({}, 'change-password');
  expect([response.statusCode, response.headers.location]).toEqual([
    302,
    '/mein-account/sicherheit/passwort',
  ]);
});
