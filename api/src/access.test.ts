import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';

import { staffRoles } from '@gruenland/shared-contracts/staff.ts';
import type { StaffRole } from '@gruenland/shared-contracts/staff.ts';

import { accessList } from '#testing/access-list.ts';
import { adValues, placeAd, writeDraft } from '#testing/ads.ts';
import { signIn, signInStaff } from '#testing/people.ts';
import { sampleOf } from '@gruenland/shared-contracts/testing/sample-body.ts';
import type { JsonSchema } from '@gruenland/shared-contracts/testing/sample-body.ts';
import { messageCalls, samplePicture, sendPicture } from '#testing/messages.ts';
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
/** What the owner has: an ad, a draft, a message; written into the addresses of every walk. */
let things: {
  readonly number: string;
  readonly id: string;
  readonly thread: string;
  readonly message: string;
};
const cookies: Record<Who, string> = {
  anonymous: '',
  other: '',
  owner: '',
  moderator: '',
  leserservice: '',
  redaktion: '',
  betrieb: '',
  admin: '',
};
type Who = 'anonymous' | 'other' | 'owner' | StaffRole;

beforeAll(async () => {
  api = await startTestApi();
  cookies.owner = await signIn(api);
  cookies.other = await signIn(api);
  for (const role of staffRoles) cookies[role] = await signInStaff(api, role);
  const { number } = await placeAd(api, cookies.owner);
  const { id } = await writeDraft(api, adValues, { cookie: cookies.owner });
  const asked = await api.post(
    `/api/kleinanzeigen/ads/${number}/kontakt`,
    { name: 'Karl Korn', text: 'Ist die Presse noch da?' },
    { cookie: await signIn(api) },
  );
  const { thread } = asked.json<{ thread: string }>();
  const owner = { cookie: cookies.owner };
  const calls = messageCalls(api);
  await calls.call(thread, 'antworten', { text: 'Ja, hier steht sie.' }, owner);
  await sendPicture(api, thread, { ...owner, file: await samplePicture() });
  const message = (await calls.read(thread, owner)).body.messages.at(-1)?.id ?? '';
  things = { number: String(number), id, thread, message };
  const document = (await api.ask({ url: '/api/openapi.json' })).json() as {
    paths: Record<string, Record<string, Operation>>;
  };
  operations = new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, one]) => [`${method.toUpperCase()} ${path}`, one] as const,
      ),
    ),
  );
});
afterAll(() => api?.end());

/** Calls a route as somebody, with parameters and a body that its schema takes. */
async function call(route: string, who: Who): Promise<LightMyRequestResponse> {
  const [method = '', path = ''] = route.split(' ');
  const { parameters = [], requestBody } = operations.get(route) ?? {};
  const own: Readonly<Record<string, string>> = things;
  const url = path.replace(/\{(\w+)\}/gu, (_, name: string) => {
    const schema = parameters.find((each) => each.in === 'path' && each.name === name)?.schema;
    return own[name] ?? encodeURIComponent(String(sampleOf(schema)));
  });
  const query = new URLSearchParams(
    parameters
      .filter((each) => each.in === 'query' && each.required === true)
      .map(({ name, schema }) => [name, String(sampleOf(schema))]),
  );
  const body = requestBody?.content['application/json']?.schema;
  const upload = url.includes('/uploads') && {
    'tus-resumable': '1.0.0',
    'upload-length': '10',
    'upload-metadata': `draft ${Buffer.from(things.id).toString('base64')}`,
  };
  return api.ask({
    method: method as 'GET',
    url: query.size > 0 ? `${url}?${query}` : url,
    headers: { origin: 'http://localhost:3000', cookie: cookies[who], ...upload },
    ...(body && { payload: sampleOf(body) as object }),
  });
}

const routesOf = (...kinds: readonly string[]) =>
  [...accessList].filter(([, access]) => kinds.includes(access)).map(([route]) => route);

/** Statuses by route, of those that are not as they should be. */
async function wrong(
  routes: readonly string[],
  who: Who,
  fine: (status: number) => boolean,
): Promise<string[]> {
  const found: string[] = [];
  for (const route of routes) {
    const { statusCode: status } = await call(route, who);
    if (!fine(status)) found.push(`${route} as ${who}: ${status}`);
  }
  return found;
}

test('every route of the document says who may call it, and nothing else is listed', () => {
  const named = new Set(
    [...operations.keys()].filter(
      (route) => !route.startsWith('HEAD /api/k') || accessList.has(route),
    ),
  );
  expect([...named].filter((route) => !accessList.has(route))).toEqual([]);
  expect([...accessList.keys()].filter((route) => !operations.has(route))).toEqual([]);
});

describe('a walk over all of them', () => {
  test('who is nobody gets nothing that belongs to somebody', async () => {
    const closed = routesOf('session', 'fresh', ...staffRoles);
    // What a schema does not say may still be refused before anybody is asked for.
    expect(await wrong(closed, 'anonymous', (status) => [400, 401].includes(status))).toEqual([]);
    const bare = closed.filter((route) => {
      const { parameters = [], requestBody } = operations.get(route) ?? {};
      return !requestBody && !parameters.some((each) => each.in === 'query');
    });
    expect(bare.length).toBeGreaterThan(10);
    expect(await wrong(bare, 'anonymous', (status) => status === 401)).toEqual([]);
  });

  test('what is one person’s does not exist for any other, a moderator among them', async () => {
    const owned = routesOf('owner');
    for (const who of ['anonymous', 'other', 'moderator'] as const) {
      expect(await wrong(owned, who, (status) => status === 404)).toEqual([]);
    }
  });

  test('it is there for its owner', async () => {
    // The last of these send the draft in or delete it.
    const owned = routesOf('owner').filter(
      (route) => !/submit|delete|uploads\/|\/photos$/u.test(route),
    );
    expect(await wrong(owned, 'owner', (status) => status !== 404 && status < 500)).toEqual([]);
  });

  test.each(staffRoles)('what is for %s is for nobody else but admins', async (role) => {
    const desk = routesOf(role);
    const refused = staffRoles.filter((each) => each !== role && each !== 'admin');
    for (const who of ['other', 'owner', ...refused] as const) {
      expect(await wrong(desk, who, (status) => status === 403)).toEqual([]);
    }
    for (const who of [role, 'admin'] as const) {
      // A made-up body or record may still be none; there is no content system here.
      const open = (status: number) => [200, 201, 400, 404, 409, 422, 503].includes(status);
      expect(await wrong(desk, who, open)).toEqual([]);
    }
  });

  test('what is shown to somebody is kept by no browser and no cache', async () => {
    const kept: string[] = [];
    let shown = 0;
    for (const [who, kinds] of [
      ['owner', ['session', 'fresh', 'owner']],
      ['admin', staffRoles],
    ] as const) {
      for (const route of routesOf(...kinds).filter((each) => each.startsWith('GET '))) {
        const { statusCode, headers } = await call(route, who);
        if (statusCode !== 200) continue;
        shown += 1;
        if (!String(headers['cache-control']).includes('no-store')) kept.push(route);
      }
    }
    expect(shown).toBeGreaterThan(20);
    expect(kept).toEqual([]);
  });

  test('a made-up secret opens nothing, whoever holds it', async () => {
    for (const who of ['anonymous', 'other', 'moderator'] as const) {
      const refused = (status: number) => status >= 400 && status < 500;
      expect(await wrong(routesOf('code', 'partner', 'team'), who, refused)).toEqual([]);
    }
  });

  test('nothing breaks', async () => {
    const all = routesOf('anybody', 'session').filter(
      (route) => !/logout|_auth|refresh|sessions|auth\/login|health|forms/u.test(route),
    );
    expect(await wrong(all, 'other', (status) => status < 500)).toEqual([]);
  });
});
