import { expect, test } from '@jest/globals';
import type { ActionContext } from '@gruenland/shared-contracts/action.ts';
import type { SiteOperations } from '@gruenland/shared-contracts/site-operations.ts';

import { sampleArea, sampleBefore } from './sample-area.ts';
import { actOnArea, loadArea, loadOperations } from './operations.loader.server.ts';

const record = {
  id: '01KABCDEFGHJKMNPQRSTVWXYZ0',
  action: 'site.rollback-ordered',
  remote: 'mf-search',
  release: 'old1',
  reason: 'Langsam.',
  by: 'Uta',
  at: '2026-11-21T09:00:00.000Z',
};
const operations: SiteOperations = {
  areas: [sampleArea, { ...sampleArea, name: 'mf-account' }],
  off: [
    { part: 'remote:mf-search', by: 'desk' },
    { part: 'slot:header.search', by: 'command' },
  ],
  before: async () => sampleBefore,
};

function visit(area: string, form: Record<string, string> = {}, knows = true) {
  const posts: { path: string; body: unknown }[] = [];
  const context = {
    path: `/_internal/redaktion/betrieb/${area}`,
    query: new URLSearchParams(),
    params: { bereich: area },
    form,
    ...(knows && { operations }),
    api: {
      get: async () => ({ status: 200, body: { measures: [], records: [record] }, setCookies: [] }),
      post: async (path: string, body: unknown) => {
        posts.push({ path, body });
        return { status: 200, body: { done: true }, setCookies: [] };
      },
    },
  } as unknown as ActionContext;
  return { context, posts };
}

test('every area comes with who switched it off; parts stand apart', async () => {
  expect(await loadOperations(visit('').context)).toMatchObject({
    kind: 'page',
    data: {
      areas: [{ area: { name: 'mf-search' }, offBy: [{ by: 'desk' }] }, { offBy: [] }],
      parts: [{ part: 'slot:header.search' }],
    },
  });
});

test('a shell that does not know yet is said so', async () => {
  expect(await loadOperations(visit('', {}, false).context)).toMatchObject({
    data: { areas: null, parts: [] },
  });
});

test('an area shows the releases before and the order that waits', async () => {
  expect(await loadArea(visit('mf-search').context)).toMatchObject({
    data: { before: sampleBefore, canBeOff: true, order: { release: 'old1' } },
  });
  expect(await loadArea(visit('mf-account').context)).toMatchObject({
    data: { canBeOff: false, order: null },
  });
  expect(await loadArea(visit('mf-weg').context)).toEqual({ kind: 'not-found' });
});

test.each([
  ['abschalten', 'abschalten', {}],
  ['anschalten', 'anschalten', {}],
  ['canary', 'canary-beenden', { release: 'abc', flip: 'Zg==' }],
  ['rueckkehr', 'rueckkehr', { release: 'abc' }],
])('%s is sent with reason and yes, and nothing else', async (aktion, path, more) => {
  const form = { aktion, reason: 'Langsam.', confirmed: 'true', author: 'x', ...more };
  const { context, posts } = visit('mf-search', form);
  expect(await actOnArea(context)).toMatchObject({ kind: 'done' });
  expect(posts).toEqual([
    {
      path: `/api/redaktion/betrieb/mf-search/${path}`,
      body: { reason: 'Langsam.', confirmed: true, ...more },
    },
  ]);
});
