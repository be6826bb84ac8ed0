import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { diceOf } from '@gruenland/shared-contracts/testing/hostile-values.ts';

import { startContentServer } from '#testing/content-server.ts';
import type { ContentServer } from '#testing/content-server.ts';
import { hostileRequest, operationsOf } from '#testing/hostile-requests.ts';
import type { Operation } from '#testing/hostile-requests.ts';
import { keepSecrets } from '#testing/kept-secrets.ts';
import type { KeptSecrets } from '#testing/kept-secrets.ts';
import { signIn, signInStaff } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

/** Requests in one run; the soak makes a hundred thousand (`API_FUZZ`). */
const REQUESTS = Number(process.env['API_FUZZ'] ?? 2000);
/** Another one finds other things; the failure names it. */
const SEED = Number(process.env['API_FUZZ_SEED'] ?? Date.now() % 1_000_000);
/** Addresses of a hundred whose own work a run this long reaches, past the looks at the door. */
const REACHED_PERCENT = REQUESTS >= 10_000 ? 60 : 40;

/** Nobody listens there: its doors are open, and what is behind them fails. */
const AWAY_PROVIDER = {
  OIDC_ISSUER: 'http://127.0.0.1:9',
  OIDC_CLIENT_ID: 'fuzz',
  OIDC_CLIENT_SECRET: 'fuzz',
};

jest.setTimeout(60_000 + REQUESTS * 50);

let api: TestApi;
let content: ContentServer;
let operations: readonly Operation[];
/** What nobody but its owner, and whoever works at a desk, may ever read. */
let secrets: KeptSecrets;
let attacker: string;
/** Desks take strange input from their own people, too. */
let admin: string;

beforeAll(async () => {
  content = await startContentServer();
  api = await startTestApi({ CONTENT_ENDPOINT: content.endpoint, ...AWAY_PROVIDER });
  secrets = await keepSecrets(api);
  attacker = await signIn(api);
  admin = await signInStaff(api, 'admin');
  operations = await operationsOf(api);
});
afterAll(async () => {
  await api?.end();
  await content?.close();
});

test(`${REQUESTS} requests that its own document suggests: no fault, nothing of others`, async () => {
  const dice = diceOf(SEED);
  const faults: string[] = [];
  const reached = new Set<string>();
  let good = 0;
  for (let count = 0; count < REQUESTS; count += 1) {
    const operation = operations[count % operations.length] as Operation;
    const cookie = dice() < 0.2 ? admin : attacker;
    const request = hostileRequest(operation, dice, { names: secrets.names, cookie });
    const { statusCode, body } = await api.ask(request);
    const told = secrets.words.find((secret) => body.includes(secret));
    if (statusCode < 300) good += 1;
    if (![401, 403].includes(statusCode) && !body.includes('"request.invalid"'))
      reached.add(operation.path);
    if (statusCode >= 500 || (told !== undefined && request.headers['cookie'] !== admin))
      faults.push(`${statusCode} ${request.method} ${request.url} ${request.payload ?? ''}`);
    // Who signs them out would make all others harmless.
    if (statusCode < 300 && /logout|session|delete|password/u.test(request.url)) {
      if (request.headers['cookie'] === admin) admin = await signInStaff(api, 'admin');
      else attacker = await signIn(api);
    }
  }
  expect({ seed: SEED, faults: faults.slice(0, 10) }).toEqual({ seed: SEED, faults: [] });
  // Requests that are all refused at the door would prove little.
  const addresses = new Set(operations.map(({ path }) => path)).size;
  expect(good).toBeGreaterThan(REQUESTS / 20);
  expect((reached.size / addresses) * 100).toBeGreaterThan(REACHED_PERCENT);
});
