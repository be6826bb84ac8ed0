import { expect, test } from '@jest/globals';
import { isLocalSite } from './is-local-site.ts';

test.each([
  [true, {}],
  [true, { RELEASE_HOOKS: 'off' }],
  [true, { RELEASE_HOOKS: 'http://127.0.0.1:1,http://[::1]:2' }],
  [true, { RELEASES_STORE: 's3://releases', RELEASES_S3_ENDPOINT: 'http://localhost:9000' }],
  [false, { RELEASES_STORE: 's3://releases' }],
  [false, { RELEASES_STORE: 's3://releases', RELEASES_S3_ENDPOINT: 'http://store:9000' }],
  [false, { RELEASE_HOOKS: 'http://localhost:3000,https://shell.example' }],
  [false, { RELEASE_HOOKS: 'http://127.0.0.1.example' }],
])('is %s for %j', (isLocal, env) => {
  expect(isLocalSite(env)).toBe(isLocal);
});
