import { getLocations, createTestRepository } from '../test/test-repository.mjs';
import { check } from './cryptography.mjs';

test.each([
  'const token = Math.random().toString(36)',
  "createHash('md5').update(password)",
  'createHmac("SHA1", key)',
  "createCipheriv('aes-256-cbc', key, iv)",
  "createDecipheriv('des-ede3', key, iv)",
  'connect({ host, rejectUnauthorized: false })',
  "process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0'",
  'connect({ checkServerIdentity: () => undefined })',
])('reports %s', (line) => {
  const files = { 'api/src/a.ts': ['', line], 'api/src/testing/b.ts': line };
  expect(getLocations(check(createTestRepository(files)))).toEqual(['api/src/a.ts:2']);
});

test('allows secure algorithms', () => {
  const lines = [
    "createHash('sha256').update(randomBytes(32))",
    "createCipheriv('aes-256-gcm', key, iv)",
    'connect({ host, rejectUnauthorized: true })',
  ];
  expect(check(createTestRepository({ 'api/src/a.ts': lines }))).toEqual([]);
});

test('allows a listed file only the pattern it is listed for', () => {
  const files = {
    'shell/src/client/visitor-bucket.ts': 'Math.random()',
    'shell/src/server/pipeline/response-body.ts': ["createHash('sha1')", 'Math.random()'],
  };
  expect(getLocations(check(createTestRepository(files)))).toEqual([
    'shell/src/server/pipeline/response-body.ts:2',
  ]);
});
