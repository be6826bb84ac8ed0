import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';

import { loadData, loadOtherStep } from './write.loader.server.ts';

/** Somebody asks for a step; the api answers everything with this status. */
const asking = (query: string, status = 404, params = {}) =>
  ({
    params,
    query: new URLSearchParams(query),
    api: {
      get: async () => ({ status, body: {}, setCookies: [] }),
      post: async () => ({ status, body: {}, setCookies: [] }),
    },
  }) as unknown as LoadContext;
const used = 'entwurf=01KABCDEFGHJKMNPQRSTVWXYZ0';

test('going back after an ad was sent in says where it is, with the honest status', async () => {
  const gone = { kind: 'page', status: 404, data: { gone: true }, head: { noIndex: true } };
  expect(await loadData(asking(used))).toMatchObject(gone);
  expect(await loadOtherStep(asking(used, 404, { schritt: 'vorschau' }))).toMatchObject(gone);
});

test('without a draft in the address, or for an ad that is not one’s own, there is no such page', async () => {
  expect(await loadData(asking(''))).toEqual({ kind: 'not-found' });
  const others = asking('', 404, { slug: 'pflug-kempten-7' });
  expect(await loadData(others)).toEqual({ kind: 'not-found' });
});

test('an api that fails is no draft that is gone', async () => {
  await expect(loadData(asking(used, 503))).rejects.toThrow('503');
});
