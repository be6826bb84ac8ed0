import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';

import { staffRoles } from '@gruenland/shared-contracts/staff.ts';
import type { StaffRole } from '@gruenland/shared-contracts/staff.ts';

import { accessList } from '#testing/access-list.ts';
import { adValues, placeAd, writeDraft } from '#testing/ads.ts';
import { signIn, signInStaff } from '#testing/people.ts';
import { createSampleValue } from '@gruenland/shared-contracts/testing/sample-body.ts';
import type { JsonSchema } from '@gruenland/shared-contracts/testing/sample-body.ts';
import { createMessageCalls, createSamplePicture, sendPicture } from '#testing/messages.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

interface Operation {
  readonly parameters?: readonly {
    name: string;
    in: string;
    required?: boolean;
    schema: JsonSchema;
  }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
  };
}

let api: TestApi;
let operations: ReadonlyMap<string, Operation>;
/** Values for path parameters: ids and numbers of the owner's ad, draft and message. */
let pathParameterValues: {
  readonly number: string;
  readonly id: string;
  readonly conversationId: string;
  readonly message: string;
};
const cookies: Record<Caller, string> = {
  anonymous: '',
  other: '',
  owner: '',
  moderator: '',
  'customer-service': '',
  editor: '',
  operator: '',
  admin: '',
};
type Caller = 'anonymous' | 'other' | 'owner' | StaffRole;

beforeAll(async () => {
  api = await startTestApi();
  cookies.owner = await signIn(api);
  cookies.other = await signIn(api);
  for (const role of staffRoles) cookies[role] = await signInStaff(api, role);
  const { number } = await placeAd(api, cookies.owner);
  const { id } = await writeDraft(api, adValues, { cookie: cookies.owner });
  const contactResponse = await api.post(
    `/api/kleinanzeigen/ads/${number}/contact`,
    { name: 'Karl Korn', text: 'Ist die Presse noch da?' },
    { cookie: await signIn(api) },
  );
  const { conversationId } = contactResponse.json<{ conversationId: string }>();
  const ownerHeaders = { cookie: cookies.owner };
  const messageCalls = createMessageCalls(api);
  await messageCalls.call(conversationId, 'reply', { text: 'Ja, hier steht sie.' }, ownerHeaders);
  await sendPicture(api, conversationId, { ...ownerHeaders, file: await createSamplePicture() });
  const message =
    (await messageCalls.read(conversationId, ownerHeaders)).body.messages.at(-1)?.id ?? '';
  pathParameterValues = { number: String(number), id, conversationId, message };
  const document = (await api.sendRequest({ url: '/api/openapi.json' })).json() as {
    paths: Record<string, Record<string, Operation>>;
  };
  operations = new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
      ),
    ),
  );
});
afterAll(() => api?.end());

/** Calls a route as the given caller, with parameters and a body that match its schema. */
async function callRoute(route: string, caller: Caller): Promise<LightMyRequestResponse> {
  const [method = '', path = ''] = route.split(' ');
  const { parameters = [], requestBody } = operations.get(route) ?? {};
  const recordIds: Readonly<Record<string, string>> = pathParameterValues;
  const url = path.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const schema = parameters.find(
      (parameter) => parameter.in === 'path' && parameter.name === name,
    )?.schema;
    return recordIds[name] ?? encodeURIComponent(String(createSampleValue(schema)));
  });
  const query = new URLSearchParams(
    parameters
      .filter((parameter) => parameter.in === 'query' && parameter.required === true)
      .map(({ name, schema }) => [name, String(createSampleValue(schema))]),
  );
  const body = requestBody?.content['application/json']?.schema;
  const uploadHeaders = url.includes('/uploads') && {
    'tus-resumable': '1.0.0',
    'upload-length': '10',
    'upload-metadata': `draft ${Buffer.from(pathParameterValues.id).toString('base64')}`,
  };
  return api.sendRequest({
    method: method as 'GET',
    url: query.size > 0 ? `${url}?${query}` : url,
    headers: { origin: 'http://localhost:3000', cookie: cookies[caller], ...uploadHeaders },
    ...(body && { payload: createSampleValue(body) as object }),
  });
}

const listRoutesByAccess = (...accessKinds: readonly string[]) =>
  [...accessList].filter(([, access]) => accessKinds.includes(access)).map(([route]) => route);

/** Calls the routes and returns a line for each status that `isAllowed` does not accept. */
async function findUnexpectedStatuses(
  routes: readonly string[],
  caller: Caller,
  isAllowed: (status: number) => boolean,
): Promise<string[]> {
  const unexpectedStatuses: string[] = [];
  for (const route of routes) {
    const { statusCode: status } = await callRoute(route, caller);
    if (!isAllowed(status)) unexpectedStatuses.push(`${route} as ${caller}: ${status}`);
  }
  return unexpectedStatuses;
}

test('the access list and the OpenAPI document contain the same routes', () => {
  const documentedRoutes = new Set(
    [...operations.keys()].filter(
      (route) => !route.startsWith('HEAD /api/k') || accessList.has(route),
    ),
  );
  expect([...documentedRoutes].filter((route) => !accessList.has(route))).toEqual([]);
  expect([...accessList.keys()].filter((route) => !operations.has(route))).toEqual([]);
});

describe('access to every route', () => {
  test('anonymous callers get no data of users', async () => {
    const restrictedRoutes = listRoutesByAccess('session', 'fresh', ...staffRoles);
    // Accepts status 400 as well, because a handler may reject the body before it checks the
    // session.
    expect(
      await findUnexpectedStatuses(restrictedRoutes, 'anonymous', (status) =>
        [400, 401].includes(status),
      ),
    ).toEqual([]);
    const routesWithoutInput = restrictedRoutes.filter((route) => {
      const { parameters = [], requestBody } = operations.get(route) ?? {};
      return !requestBody && !parameters.some((parameter) => parameter.in === 'query');
    });
    expect(routesWithoutInput.length).toBeGreaterThan(10);
    expect(
      await findUnexpectedStatuses(routesWithoutInput, 'anonymous', (status) => status === 401),
    ).toEqual([]);
  });

  test('records of one user answer 404 for all others, moderators included', async () => {
    const ownerRoutes = listRoutesByAccess('owner');
    for (const caller of ['anonymous', 'other', 'moderator'] as const) {
      expect(await findUnexpectedStatuses(ownerRoutes, caller, (status) => status === 404)).toEqual(
        [],
      );
    }
  });

  test('the owner can access them', async () => {
    // Leaves out routes that submit or delete something, and the routes for photo uploads.
    const ownerRoutes = listRoutesByAccess('owner').filter(
      (route) => !/submit|delete|uploads\/|\/photos$/u.test(route),
    );
    expect(
      await findUnexpectedStatuses(
        ownerRoutes,
        'owner',
        (status) => status !== 404 && status < 500,
      ),
    ).toEqual([]);
  });

  test.each(staffRoles)('routes for %s reject all roles except admin', async (role) => {
    const staffRoutes = listRoutesByAccess(role);
    const refusedRoles = staffRoles.filter(
      (otherRole) => otherRole !== role && otherRole !== 'admin',
    );
    for (const caller of ['other', 'owner', ...refusedRoles] as const) {
      expect(await findUnexpectedStatuses(staffRoutes, caller, (status) => status === 403)).toEqual(
        [],
      );
    }
    for (const caller of [role, 'admin'] as const) {
      // Returns whether a status means that the caller has access. Some error statuses count too:
      // the generated bodies and ids can be invalid, and no content system runs.
      const showsAccess = (status: number) => [200, 201, 400, 404, 409, 422, 503].includes(status);
      expect(await findUnexpectedStatuses(staffRoutes, caller, showsAccess)).toEqual([]);
    }
  });

  test('personal responses are not cached', async () => {
    const cacheableRoutes: string[] = [];
    let successCount = 0;
    for (const [caller, kinds] of [
      ['owner', ['session', 'fresh', 'owner']],
      ['admin', staffRoles],
    ] as const) {
      for (const route of listRoutesByAccess(...kinds).filter((path) => path.startsWith('GET '))) {
        const { statusCode, headers } = await callRoute(route, caller);
        if (statusCode !== 200) continue;
        successCount += 1;
        if (!String(headers['cache-control']).includes('no-store')) cacheableRoutes.push(route);
      }
    }
    expect(successCount).toBeGreaterThan(20);
    expect(cacheableRoutes).toEqual([]);
  });

  test('forged codes open nothing, for any caller', async () => {
    for (const caller of ['anonymous', 'other', 'moderator'] as const) {
      const isRefusal = (status: number) => status >= 400 && status < 500;
      expect(
        await findUnexpectedStatuses(
          listRoutesByAccess('code', 'partner', 'team'),
          caller,
          isRefusal,
        ),
      ).toEqual([]);
    }
  });

  test('no route answers 500', async () => {
    const publicRoutes = listRoutesByAccess('anybody', 'session').filter(
      (route) => !/logout|_auth|refresh|sessions|auth\/login|health|forms/u.test(route),
    );
    expect(await findUnexpectedStatuses(publicRoutes, 'other', (status) => status < 500)).toEqual(
      [],
    );
  });
});
