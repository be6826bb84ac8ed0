import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';

import { loadDetailsStep, loadNonDetailsStep } from './place-ad.loader.server.ts';

/**
 * Creates the context of a request for a step page. The api in the context responds to every call
 * with `status`.
 */
const createContext = (query: string, status = 404, params = {}) =>
  ({
    params,
    query: new URLSearchParams(query),
    api: {
      get: async () => ({ status, body: {}, setCookies: [] }),
      post: async () => ({ status, body: {}, setCookies: [] }),
    },
  }) as unknown as LoadContext;
const draftQuery = 'entwurf=01KABCDEFGHJKMNPQRSTVWXYZ0';

test('shows the draft-gone page with status 404 after the ad was submitted', async () => {
  const draftGoneResult = {
    kind: 'page',
    status: 404,
    data: { gone: true },
    head: { noIndex: true },
  };
  expect(await loadDetailsStep(createContext(draftQuery))).toMatchObject(draftGoneResult);
  expect(
    await loadNonDetailsStep(createContext(draftQuery, 404, { schritt: 'vorschau' })),
  ).toMatchObject(draftGoneResult);
});

test('returns 404 without a draft id, and for an ad of another owner', async () => {
  expect(await loadDetailsStep(createContext(''))).toEqual({ kind: 'not-found' });
  const otherOwnersAdContext = createContext('', 404, { slug: 'pflug-kempten-7' });
  expect(await loadDetailsStep(otherOwnersAdContext)).toEqual({ kind: 'not-found' });
});

test('throws when the api fails, instead of showing the draft-gone page', async () => {
  await expect(loadDetailsStep(createContext(draftQuery, 503))).rejects.toThrow('503');
});
