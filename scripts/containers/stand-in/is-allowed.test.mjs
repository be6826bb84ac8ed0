import { isAllowed } from './is-allowed.mjs';

const createIdentity = (accessKey, actions) => ({ credentials: [{ accessKey }], actions });
const identities = [
  createIdentity('operator', ['Admin']),
  createIdentity('photos', ['Read:photos', 'Write:photos', 'List:photos']),
  createIdentity('releases', ['Read:releases', 'List:releases']),
];

test.each([
  ['operator', 'PUT', '/photos', true],
  ['photos', 'PUT', '/photos/fotos/1.webp', true],
  ['photos', 'GET', '/photos?list-type=2', true],
  ['photos', 'GET', '/releases/mf-magazine/latest.json', false],
  ['photos', 'PUT', '/releases/mf-magazine/latest.json', false],
  ['releases', 'GET', '/releases/mf-magazine/latest.json', true],
  ['releases', 'HEAD', '/releases/mf-magazine/latest.json', true],
  ['releases', 'PUT', '/releases/mf-magazine/latest.json', false],
  ['releases', 'DELETE', '/releases/mf-magazine/latest.json', false],
  ['unknown', 'GET', '/releases/mf-magazine/latest.json', false],
])('%s %s %s: %s', (key, method, url, expected) => {
  const authorization = `AWS4-HMAC-SHA256 Credential=${key}/20261129/eu-central-1/s3/aws4_request`;
  expect(isAllowed({ method, url, headers: { authorization } }, identities)).toBe(expected);
});

test('refuses requests without a key', () => {
  expect(isAllowed({ method: 'GET', url: '/photos/a', headers: {} }, identities)).toBe(false);
});
