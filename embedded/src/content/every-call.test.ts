import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startContentApp, type ContentApp } from '#test/content-app.ts';
import { SLUG_A, type DeliveryCall, type StoryIdLookup } from '#test/delivery-call.ts';
import {
  deliveryClients,
  type DeliveryClient,
  type ClientResponse,
} from '#test/delivery-clients.ts';
import { deliverySpace } from '#test/delivery-space.ts';
import { FILTER_CALLS, LIST_CALLS } from '#test/list-calls.ts';
import { NON_STORY_CALLS, SINGLE_CALLS } from '#test/single-calls.ts';

/**
 * These tests send every call of the delivery API, with every parameter, through two major versions
 * of the unmodified client.
 */

let contentApp: ContentApp;
let endpoint: string;

beforeAll(async () => {
  contentApp = await startContentApp(deliverySpace);
  await contentApp.app.listen({ port: 0, host: '127.0.0.1' });
  endpoint = `http://127.0.0.1:${(contentApp.app.server.address() as AddressInfo).port}/v2`;
});
afterAll(() => contentApp.close());

const ids: StoryIdLookup = {
  id: (slug) => contentApp.store.space.storyByFullSlug.get(slug)?.id ?? -1,
  uuid: (slug) => contentApp.store.space.storyByFullSlug.get(slug)?.uuid ?? '',
};

const refusedCalls: readonly (readonly [string, string, object, number])[] = [
  ...['filter_query', 'is_startpage', 'per_page', 'starts_with', 'unknown'].map(
    (name) => [`${name} on a single story`, `cdn/stories/${SLUG_A}`, { [name]: '1' }, 422] as const,
  ),
  ['find_by on a list', 'cdn/stories', { find_by: 'uuid' }, 422],
  ['an unknown parameter on a list', 'cdn/stories', { foo: 'bar' }, 422],
  ['an unknown story', 'cdn/stories/nix', {}, 404],
  ['an unpublished story', 'cdn/stories/artikel/entwurf', {}, 404],
  ['an unknown endpoint', 'cdn/nix', {}, 404],
  ['an unknown data source', 'cdn/datasource_entries', { datasource: 'nix' }, 404],
  ['a draft with the public token', `cdn/stories/${SLUG_A}`, { version: 'draft' }, 401],
];

describe.each(deliveryClients)('%s', (_name, createClient) => {
  let client: DeliveryClient;
  beforeAll(() => {
    client = createClient(endpoint, 'public');
  });
  const sendRequest = (path: DeliveryCall[1], query: DeliveryCall[2]): Promise<ClientResponse> =>
    client.get(
      typeof path === 'string' ? path : path(ids),
      typeof query === 'function' ? query(ids) : query,
    );

  test.each([...SINGLE_CALLS, ...LIST_CALLS, ...FILTER_CALLS, ...NON_STORY_CALLS])(
    '%s',
    async (_description, path, query, pickValue, expected) => {
      expect(pickValue(await sendRequest(path, query))).toEqual(expected);
    },
  );

  test.each(refusedCalls)('rejects %s', async (_description, path, query, status) => {
    const failed = await sendRequest(path, query).catch((error: unknown) => error);
    const { response, status: own } = Object(failed) as {
      readonly status?: number;
      readonly response?: { readonly status?: number };
    };
    expect(own ?? response?.status).toBe(status);
  });

  test('reads a whole list page by page', async () => {
    const allStories = await client.all('cdn/stories', { per_page: 2 });
    expect(allStories).toHaveLength(7);
    expect(await client.all('cdn/links', { per_page: 3 })).toHaveLength(11);
  });

  test('returns drafts with the preview token, marked for the editor', async () => {
    const previewClient = createClient(endpoint, 'preview');
    const { data } = await previewClient.get('cdn/stories/artikel/entwurf', { version: 'draft' });
    expect(data.story.content).toMatchObject({
      headline: 'Neu',
      _editable: expect.stringContaining('<!--#storyblok#{'),
    });
    expect(data.story.published_at).toBeNull();
  });
});
