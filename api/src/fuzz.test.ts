import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createRandom } from '@gruenland/shared-contracts/testing/hostile-values.ts';

import { startContentServer } from '#testing/content-server.ts';
import type { ContentServer } from '#testing/content-server.ts';
import { createHostileRequest, getOperations } from '#testing/hostile-requests.ts';
import type { Operation } from '#testing/hostile-requests.ts';
import { createLogSink } from '#testing/log-sink.ts';
import { createPrivateRecords } from '#testing/private-records.ts';
import type { PrivateRecords } from '#testing/private-records.ts';
import { signIn, signInStaff } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

/** Number of requests in one run. The soak test sets `API_FUZZ` to 100,000. */
const REQUEST_COUNT = Number(process.env['API_FUZZ'] ?? 500);
/** Random seed of this run; the failure message contains it. */
const RANDOM_SEED = Number(process.env['API_FUZZ_SEED'] ?? Date.now() % 1_000_000);
/**
 * Minimum percentage of paths on which at least one request must get past authorization
 * and validation.
 */
const MIN_REACHED_PERCENT = REQUEST_COUNT >= 10_000 ? 60 : 40;
/** Maximum bytes of one log line. Requests must not fill the disk with logs. */
const MAX_LOG_LINE_BYTES = 8000;
const MAX_LOG_BYTES_PER_REQUEST = 1000;

/**
 * A sign-in provider at a closed port. The api enables the provider routes, but its calls to the
 * provider fail.
 */
const UNAVAILABLE_PROVIDER = {
  OIDC_ISSUER: 'http://127.0.0.1:9',
  OIDC_CLIENT_ID: 'fuzz',
  OIDC_CLIENT_SECRET: 'fuzz',
};

jest.setTimeout(60_000 + REQUEST_COUNT * 50);

let api: TestApi;
const { lines: logLines, sink: logSink } = createLogSink();
let content: ContentServer;
let operations: readonly Operation[];
/** Records that only their owners and staff may read. */
let privateRecords: PrivateRecords;
let attackerCookie: string;
/**
 * Session cookie of an administrator: staff routes must withstand invalid input even from staff.
 */
let adminCookie: string;

beforeAll(async () => {
  content = await startContentServer();
  api = await startTestApi(
    { CONTENT_ENDPOINT: content.endpoint, LOG_LEVEL: 'info', ...UNAVAILABLE_PROVIDER },
    { log: logSink },
  );
  privateRecords = await createPrivateRecords(api);
  attackerCookie = await signIn(api);
  adminCookie = await signInStaff(api, 'admin');
  operations = await getOperations(api);
});
afterAll(async () => {
  await api?.end();
  await content?.close();
});

test(`${REQUEST_COUNT} generated requests cause no 5xx and reveal no private data`, async () => {
  const random = createRandom(RANDOM_SEED);
  const faults: string[] = [];
  const reachedPaths = new Set<string>();
  let successCount = 0;
  for (let requestIndex = 0; requestIndex < REQUEST_COUNT; requestIndex += 1) {
    const operation = operations[requestIndex % operations.length] as Operation;
    const cookie = random() < 0.2 ? adminCookie : attackerCookie;
    const request = createHostileRequest(operation, random, {
      names: privateRecords.recordIds,
      cookie,
    });
    const { statusCode, body } = await api.sendRequest(request);
    const leakedSecret = privateRecords.words.find((secret) => body.includes(secret));
    if (statusCode < 300) successCount += 1;
    if (![401, 403].includes(statusCode) && !body.includes('"request.invalid"'))
      reachedPaths.add(operation.path);
    if (
      statusCode >= 500 ||
      (leakedSecret !== undefined && request.headers['cookie'] !== adminCookie)
    )
      faults.push(`${statusCode} ${request.method} ${request.url} ${request.payload ?? ''}`);
    // Signs the caller in again if the request ended the session; otherwise all later requests of
    // the caller would be anonymous.
    if (statusCode < 300 && /logout|session|delete|password/u.test(request.url)) {
      if (request.headers['cookie'] === adminCookie) adminCookie = await signInStaff(api, 'admin');
      else attackerCookie = await signIn(api);
    }
  }
  expect({ seed: RANDOM_SEED, faults: faults.slice(0, 10) }).toEqual({
    seed: RANDOM_SEED,
    faults: [],
  });
  const logLineByteCounts = logLines.map((line) => Buffer.byteLength(line));
  expect(
    logLineByteCounts.reduce((longest, byteCount) => Math.max(longest, byteCount), 0),
  ).toBeLessThan(MAX_LOG_LINE_BYTES);
  const totalLogBytes = logLineByteCounts.reduce((sum, byteCount) => sum + byteCount, 0);
  expect(totalLogBytes).toBeGreaterThan(0);
  expect(totalLogBytes / REQUEST_COUNT).toBeLessThan(MAX_LOG_BYTES_PER_REQUEST);
  // Fails if the api rejected too many requests before their handlers ran.
  const pathCount = new Set(operations.map(({ path }) => path)).size;
  expect(successCount).toBeGreaterThan(REQUEST_COUNT / 20);
  expect((reachedPaths.size / pathCount) * 100).toBeGreaterThan(MIN_REACHED_PERCENT);
});
