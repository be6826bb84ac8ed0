import { expect, test } from '@jest/globals';
import type { ActionContext } from '@gruenland/shared-contracts/action.ts';
import type { SiteOperations } from '@gruenland/shared-contracts/site-operations.ts';

import {
  sampleArea,
  sampleDetails,
  samplePreviousReleases,
  sampleTelemetry,
} from './sample-area.ts';
import { handleAreaAction, loadArea, loadOperations } from './operations.loader.server.ts';

const record = {
  id: '01KABCDEFGHJKMNPQRSTVWXYZ0',
  action: 'site.rollback-requested',
  remote: 'mf-search',
  release: 'old1',
  reason: 'Langsam.',
  by: 'Uta',
  at: '2026-11-21T09:00:00.000Z',
};
const operations: SiteOperations = {
  areas: [sampleArea, { ...sampleArea, name: 'mf-account' }],
  off: [
    { part: 'remote:mf-search', by: 'operations-page' },
    { part: 'slot:header.search', by: 'command' },
  ],
  previousReleases: async () => samplePreviousReleases,
  readDetails: async () => sampleDetails,
};

function openPage(
  area: string,
  form: Record<string, string> = {},
  shellOperations: SiteOperations | null = operations,
  telemetryStatus = 200,
) {
  const sentPosts: { path: string; body: unknown }[] = [];
  const context = {
    path: `/_internal/redaktion/betrieb/${area}`,
    query: new URLSearchParams(),
    params: { bereich: area },
    form,
    ...(shellOperations && { operations: shellOperations }),
    api: {
      get: async (path: string) =>
        path.endsWith('/telemetry')
          ? { status: telemetryStatus, body: sampleTelemetry, setCookies: [] }
          : { status: 200, body: { measures: [], records: [record] }, setCookies: [] },
      post: async (path: string, body: unknown) => {
        sentPosts.push({ path, body });
        return { status: 200, body: { done: true }, setCookies: [] };
      },
    },
  } as unknown as ActionContext;
  return { context, posts: sentPosts };
}

test('lists every area with its kill switches, and disabled blocks and slots separately', async () => {
  expect(await loadOperations(openPage('').context)).toMatchObject({
    kind: 'page',
    data: {
      areas: [
        { area: { name: 'mf-search' }, switchedOffBy: [{ by: 'operations-page' }] },
        { switchedOffBy: [] },
      ],
      parts: [{ part: 'slot:header.search' }],
      tasks: [],
    },
  });
});

test('returns null areas if the shell does not report them', async () => {
  expect(await loadOperations(openPage('', {}, null).context)).toMatchObject({
    data: { areas: null, parts: [] },
  });
});

test('shows the previous releases of an area and the pending order', async () => {
  expect(await loadArea(openPage('mf-search').context)).toMatchObject({
    data: {
      previousReleases: samplePreviousReleases,
      canSwitchOff: true,
      order: { release: 'old1' },
    },
  });
  expect(await loadArea(openPage('mf-account').context)).toMatchObject({
    data: { canSwitchOff: false, order: null },
  });
  expect(await loadArea(openPage('mf-weg').context)).toEqual({ kind: 'not-found' });
});

test('shows team, release changes, errors and web vitals of an area', async () => {
  expect(await loadArea(openPage('mf-search').context)).toMatchObject({
    data: { details: sampleDetails, telemetry: sampleTelemetry },
  });
});

test('shows the area without what an older shell or an unavailable api does not report', async () => {
  const { readDetails: _readDetails, ...operationsOfOlderShell } = operations;
  const { context } = openPage('mf-search', {}, operationsOfOlderShell, 503);
  expect(await loadArea(context)).toMatchObject({
    data: { area: { name: 'mf-search' }, details: null, telemetry: null },
  });
  const failingContext = {
    ...context,
    api: {
      ...context.api,
      get: async (path: string) => {
        if (path.endsWith('/telemetry')) throw new Error('unavailable');
        return context.api.get(path);
      },
    },
  } as typeof context;
  expect(await loadArea(failingContext)).toMatchObject({ data: { telemetry: null } });
});

test.each([
  ['switch-off', {}],
  ['switch-on', {}],
  ['stop-canary', { release: 'abc', flip: 'Zg==' }],
  ['rollback', { release: 'abc' }],
])('%s sends only its own fields with reason and confirmation', async (intent, operationFields) => {
  const form = { intent, reason: 'Langsam.', confirmed: 'true', author: 'x', ...operationFields };
  const { context, posts: sentPosts } = openPage('mf-search', form);
  expect(await handleAreaAction(context)).toMatchObject({ kind: 'done' });
  expect(sentPosts).toEqual([
    {
      path: `/api/staff/operations/mf-search/${intent}`,
      body: { reason: 'Langsam.', confirmed: true, ...operationFields },
    },
  ]);
});
