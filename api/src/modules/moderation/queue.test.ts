import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ModerationQueue } from '@gruenland/shared-contracts/api/moderation.ts';

import { signInModerator } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { openCase, casesPerPage } from './case.repository.ts';

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startTestApi();
  cookie = await signInModerator(api);
});
afterAll(() => api?.end());

test('every case in a long queue can be reached', async () => {
  const caseCount = 2 * casesPerPage + 5;
  for (let caseIndex = 0; caseIndex < caseCount; caseIndex += 1) {
    await openCase(api.database.drizzle, {
      kind: 'ad',
      subjectId: `ad-${caseIndex}`,
      title: `Fall ${caseIndex}`,
      score: caseIndex % 90,
      reasons: [],
      content: {},
      proposal: {},
    });
  }
  const foundIds: string[] = [];
  for (let page = 1; page <= 3; page += 1) {
    const url = `/api/moderation/cases?seite=${page}`;
    const queue = (await api.sendRequest({ url, headers: { cookie } })).json<ModerationQueue>();
    expect(queue).toMatchObject({ page, pages: 3, counts: { open: caseCount } });
    foundIds.push(...queue.cases.map(({ id }) => id));
  }
  expect(new Set(foundIds).size).toBe(caseCount);
});
