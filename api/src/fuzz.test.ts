import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';

import { startContentServer } from '#testing/content-server.ts';
import type { ContentServer } from '#testing/content-server.ts';
import { placeAd } from '#testing/ads.ts';
import { diceOf, hostileOf, pick } from '#testing/hostile-values.ts';
import type { Dice } from '#testing/hostile-values.ts';
import { newEmail, newPerson, signIn } from '#testing/people.ts';
import type { JsonSchema } from '#testing/sample-body.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

/** Requests in one run; the soak makes a hundred thousand (`API_FUZZ`). */
const REQUESTS = Number(process.env['API_FUZZ'] ?? 2000);
/** Another one finds other things; the failure names it. */
const SEED = Number(process.env['API_FUZZ_SEED'] ?? Date.now() % 1_000_000);

jest.setTimeout(60_000 + REQUESTS * 50);

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly parameters?: readonly { name: string; in: string; schema: JsonSchema }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
  };
}

let api: TestApi;
let content: ContentServer;
let operations: readonly Operation[];
let attacker: string;
/** What nobody but its owner may ever read. */
let secrets: readonly string[];

beforeAll(async () => {
  content = await startContentServer();
  api = await startTestApi({ CONTENT_ENDPOINT: content.endpoint });
  const email = await newPerson(api, newEmail('geheim-gehalten'));
  await placeAd(api, await signIn(api, email));
  secrets = [email];
  attacker = await signIn(api);
  const document = (await api.ask({ url: '/api/openapi.json' })).json() as {
    paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>>;
  };
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({
      ...one,
      path,
      method: method.toUpperCase(),
    })),
  );
});
afterAll(async () => {
  await api?.end();
  await content?.close();
});

function requestOf(operation: Operation, dice: Dice) {
  const { parameters = [], requestBody, method, path } = operation;
  const valueOf = (name: string, place: string) => {
    const schema = parameters.find((each) => each.in === place && each.name === name)?.schema;
    return encodeURIComponent(String(hostileOf(schema, dice)).toWellFormed());
  };
  const url = path.replace(/\{(\w+)\}/gu, (_, name: string) => valueOf(name, 'path') || '%20');
  const query = parameters
    .filter((each) => each.in === 'query' && dice() < 0.7)
    .map(({ name }) => `${name}=${valueOf(name, 'query')}`);
  const schema = requestBody?.content['application/json']?.schema;
  return {
    method: method as 'GET',
    url: `${url}?${query.join('&')}`,
    headers: {
      origin: 'http://localhost:3000',
      ...(dice() < 0.6 && { cookie: attacker }),
      ...(schema && { 'content-type': 'application/json' }),
      ...(dice() < 0.1 && { 'idempotency-key': pick(dice, ['x', 'a-key-of-this-form-0001', '"']) }),
    },
    ...(schema && { payload: JSON.stringify(hostileOf(schema, dice)) ?? '' }),
  };
}

test(`${REQUESTS} requests that its own document suggests: no fault, nothing of others`, async () => {
  const dice = diceOf(SEED);
  const faults: string[] = [];
  const reached = new Set<string>();
  let good = 0;
  for (let count = 0; count < REQUESTS; count += 1) {
    const operation = operations[count % operations.length] as Operation;
    const request = requestOf(operation, dice);
    const { statusCode, body } = await api.ask(request);
    const told = secrets.find((secret) => body.includes(secret));
    if (statusCode < 300) good += 1;
    if (statusCode < 400) reached.add(operation.path);
    if (statusCode >= 500 || told !== undefined)
      faults.push(`${statusCode} ${request.method} ${request.url} ${request.payload ?? ''}`);
    // Who signs the attacker out would make all others harmless.
    if (statusCode < 300 && /logout|session|delete/u.test(request.url))
      attacker = await signIn(api);
  }
  expect({ seed: SEED, faults: faults.slice(0, 10) }).toEqual({ seed: SEED, faults: [] });
  // Requests that are all refused at the door would prove little.
  expect(good).toBeGreaterThan(REQUESTS / 50);
  expect(reached.size).toBeGreaterThan(20);
});
