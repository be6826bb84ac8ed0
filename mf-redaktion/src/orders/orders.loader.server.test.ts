import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { loadBank, loadOrders } from './orders.loader.server.ts';

const id = '01KABCDEFGHJKMNPQRSTVWXYZ0';

/** A page of the desk, and how it asked the api. */
function visit(params: Record<string, string>, query = '') {
  const calls: string[] = [];
  const call = (method: string) => (path: string) => {
    calls.push(`${method} ${path}`);
    return Promise.resolve({ status: 200, body: {}, setCookies: [] });
  };
  const context = {
    path: '/_internal/redaktion/bestellungen',
    query: new URLSearchParams(query),
    params,
    api: { get: call('GET'), post: call('POST') },
  } as unknown as LoadContext;
  return { context, calls };
}

test.each([
  ['', 'stand=neu&seite=1'],
  ['stand=in-arbeit&art=complaint&seite=2', 'stand=in-arbeit&seite=2&art=complaint'],
  ['stand=weg&art=alles&seite=x', 'stand=neu&seite=1'],
])('the list of „%s“ asks for %s', async (query, asked) => {
  const { context, calls } = visit({}, query);
  expect(await loadOrders(context)).toMatchObject({ kind: 'page' });
  expect(calls).toContain(`GET /api/redaktion/bestellungen?${asked}`);
});

test('an account is asked for by a POST, as the look is written down', async () => {
  const { context, calls } = visit({ vorgang: id });
  await loadBank(context);
  expect(calls).toContain(`POST /api/redaktion/bestellungen/${id}/konto`);
  expect(calls.filter((each) => each.startsWith('GET'))).toEqual(['GET /api/_auth/session']);
});

test('what is no id is no account', async () => {
  const { context, calls } = visit({ vorgang: 'alle' });
  expect(await loadBank(context)).toEqual({ kind: 'not-found' });
  expect(calls).toEqual([]);
});
