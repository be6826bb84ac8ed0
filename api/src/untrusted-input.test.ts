import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import {
  waitForConfirmationCode,
  createEmail,
  password,
  register,
  signIn,
} from '#testing/people.ts';
import { createSampleValue } from '@gruenland/shared-contracts/testing/sample-body.ts';
import type { JsonSchema } from '@gruenland/shared-contracts/testing/sample-body.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

interface OpenApiParameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

/** An operation of the OpenAPI document. */
interface OpenApiOperation {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly OpenApiParameter[];
}

let api: TestApi;
let calls: readonly OpenApiOperation[];
let cookie: string;
beforeAll(async () => {
  api = await startTestApi();
  cookie = await signIn(api);
  const document = (await api.sendRequest({ url: '/api/openapi.json' })).json() as {
    paths: Record<string, Record<string, { readonly parameters?: readonly OpenApiParameter[] }>>;
  };
  calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [] }]) => ({
      method,
      path,
      parameters,
    })),
  );
});
afterAll(() => api?.end());

const getReadOperations = () => calls.filter(({ method }) => method === 'get');
const getParameters = (call: OpenApiOperation, location: string) =>
  call.parameters.filter((parameter) => parameter.in === location);
const fillPathParameters = (call: OpenApiOperation, value?: string) =>
  call.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
    const schema = getParameters(call, 'path').find((parameter) => parameter.name === name)?.schema;
    return encodeURIComponent(value ?? String(createSampleValue(schema)));
  });
/**
 * Returns the URL of an operation with its required query parameters and the given extra
 * parameters.
 */
function getUrl(
  call: OpenApiOperation,
  extraParameters: readonly (readonly [string, string])[] = [],
): string {
  const requiredParameters = getParameters(call, 'query')
    .filter(
      ({ name, required }) =>
        required && !extraParameters.some(([extraName]) => extraName === name),
    )
    .map(({ name, schema }) => [name, String(createSampleValue(schema))]);
  const query = new URLSearchParams(
    [...requiredParameters, ...extraParameters].map(([name = '', value = '']) => [name, value]),
  );
  return query.size > 0 ? `${fillPathParameters(call)}?${query}` : fillPathParameters(call);
}
const fetchUrl = (url: string) => api.sendRequest({ url, headers: { cookie } });

describe('parameters', () => {
  test('are documented by name for every operation', () => {
    for (const call of calls) {
      const names = [...call.path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name);
      expect([call.path, getParameters(call, 'path').map(({ name }) => name)]).toEqual([
        call.path,
        names,
      ]);
      for (const { name, schema } of call.parameters) {
        expect([call.path, name, Object.keys(schema).length]).not.toEqual([call.path, name, 0]);
      }
    }
  });

  test('contain no personal data, account or secret', () => {
    const parameterDescriptions = calls.flatMap((call) =>
      [...getParameters(call, 'path'), ...getParameters(call, 'query')].map(
        ({ name }) => `${call.path} ${name}`,
      ),
    );
    expect(parameterDescriptions.length).toBeGreaterThan(20);
    const personalDataPattern =
      /\S*(?:mail|pass|iban|phone|telefon|birth|token|secret|session|apikey)\S*$/iu;
    expect(
      parameterDescriptions.filter((parameterName) => personalDataPattern.test(parameterName)),
    ).toEqual([]);
  });

  test('that occur twice are rejected, ignored or read as a list', async () => {
    const kinds = { refused: 0, accepted: 0 };
    for (const call of getReadOperations()) {
      for (const { name, schema } of getParameters(call, 'query')) {
        const sampleValue = String(createSampleValue(schema));
        const otherValue = sampleValue === 'a' ? 'b' : 'a';
        const [sampleResponse, otherResponse] = await Promise.all(
          [
            [sampleValue, otherValue],
            [otherValue, sampleValue],
          ].map((values) =>
            fetchUrl(
              getUrl(
                call,
                values.map((value) => [name, value] as const),
              ),
            ),
          ),
        );
        const outcome = sampleResponse?.statusCode === 400 ? 'refused' : 'accepted';
        kinds[outcome] += 1;
        // Compares only the statuses of errors, because error bodies contain the request id and
        // always differ.
        const [sampleResult, otherResult] = [sampleResponse, otherResponse].map((answer) =>
          answer?.statusCode === 200 ? answer.body : answer?.statusCode,
        );
        expect([call.path, name, sampleResult]).toEqual([call.path, name, otherResult]);
      }
    }
    expect(kinds.refused).toBeGreaterThan(5);
    expect(kinds.accepted).toBeGreaterThan(5);
  });

  test.each(["' OR '1'='1", "'; DROP TABLE users; --", '\\', '%', '"', '$1', '\u0000'])(
    'are never part of a query: %j',
    async (value) => {
      const peopleCountBefore = await countPeople();
      for (const call of getReadOperations()) {
        for (const { name } of getParameters(call, 'query')) {
          const { statusCode } = await fetchUrl(getUrl(call, [[name, value]]));
          expect([call.path, name, statusCode < 500]).toEqual([call.path, name, true]);
        }
        if (!call.path.includes('{')) continue;
        const { statusCode } = await fetchUrl(fillPathParameters(call, value));
        expect([call.path, [200, 400, 401, 403, 404].includes(statusCode)]).toEqual([
          call.path,
          true,
        ]);
      }
      expect(await countPeople()).toBe(peopleCountBefore);
    },
  );
});

describe('bodies', () => {
  test('are never part of a query', async () => {
    const sqlInjections = ["' OR '1'='1", "x'); DROP TABLE users; --"];
    const peopleCountBefore = await countPeople();
    for (const payload of sqlInjections) {
      const login = await api.post('/api/auth/login', {
        email: `${payload}@hof.example`,
        password,
      });
      expect([400, 401]).toContain(login.statusCode);
      const name = { id: 'x', version: 1, displayName: payload };
      const nulByteBody = { ...name, displayName: 'Anna\u0000' };
      expect((await api.post('/api/account/profile', nulByteBody, { cookie })).statusCode).toBe(
        400,
      );
      const profile = await api.post('/api/account/profile', name, { cookie });
      expect(profile.statusCode).toBeLessThan(500);
      const exchangeResponse = await api.post('/api/auth/consume-third-party', { token: payload });
      expect(exchangeResponse.statusCode).toBeLessThan(500);
      expect(exchangeResponse.body).not.toContain('"success":true');
    }
    expect(await countPeople()).toBe(peopleCountBefore);
  });

  test.each(['{{7*7}}', '${7*7}', '<%= 7*7 %>', '#{7*7}', '%7*7%'])(
    'are never evaluated as a template: %s',
    async (displayName) => {
      const email = createEmail('vorlage');
      await register(api, email, { displayName });
      await waitForConfirmationCode(api, email);
      const [mail] = api.mails.to(email);
      expect(mail?.text).toContain(`Guten Tag, ${displayName},`);
      expect(mail?.text).not.toContain('49,');
    },
  );
});

async function countPeople(): Promise<number> {
  const { rows } = await api.database.pool.query('SELECT count(*)::int AS n FROM users');
  return (rows[0] as { n: number }).n;
}
