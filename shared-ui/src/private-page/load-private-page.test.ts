import { isUnavailable } from '@gruenland/shared-contracts/unavailable-error.ts';
import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { loadPrivatePage, readCode } from './load-private-page.server.ts';

const load = (status: number) =>
  loadPrivatePage(
    createFakeContext({ 'GET /api/jobs/form': { status, body: { title: 'Melken' } } }),
    '/api/jobs/form',
    'Stelle',
    ({ title }: { readonly title: string }) => ({ title }),
  );

test('builds a page that search engines must not index', async () => {
  expect(await load(200)).toEqual({
    kind: 'page',
    data: { title: 'Melken' },
    head: { name: 'Stelle', noIndex: true },
  });
});

test.each([400, 404])('answers 404 for a code that the api refuses with %s', async (status) => {
  expect(await load(status)).toEqual({ kind: 'not-found' });
});

test.each([429, 410])('reports status %s as an unavailable service', async (status) => {
  const error: unknown = await load(status).catch((reason: unknown) => reason);
  expect(isUnavailable(error)).toBe(true);
});

test('reads at most 300 characters of a code', () => {
  expect(readCode({ query: new URLSearchParams({ code: 'a'.repeat(400) }) })).toHaveLength(300);
  expect(readCode({ query: new URLSearchParams() })).toBe('');
});
