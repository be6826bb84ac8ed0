import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PlaceJobResponse } from '@gruenland/shared-contracts/api/own-job-postings.ts';
import type { SubmittedAd } from '@gruenland/shared-contracts/api/own-ads.ts';

import { adValues, createGuestValues, submitDraft, writeDraft } from '#testing/ads.ts';
import { createJobPostingInput } from '#testing/job-postings.ts';
import { createEmail } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

async function readStatus(list: string, number: number): Promise<number> {
  return (await api.sendRequest({ url: `/api/${list}/${number}/submission` })).statusCode;
}

test('says whether an ad that nobody may see yet was submitted', async () => {
  const draft = await writeDraft(api, { ...adValues, ...createGuestValues(createEmail()) });
  const { number, state } = (await submitDraft(api, draft)).json<SubmittedAd>();
  expect(state).toBe('unconfirmed');
  expect(await readStatus('kleinanzeigen/ads', number)).toBe(200);
  expect(await readStatus('kleinanzeigen/ads', number + 1)).toBe(404);
});

test('says whether a job that nobody may see yet was submitted', async () => {
  const response = await api.post(
    '/api/jobs/postings',
    createJobPostingInput({ email: createEmail(), hintsSeen: true }),
  );
  const number = Number(/\d+$/u.exec(response.json<PlaceJobResponse>().slug ?? '')?.[0]);
  expect(await readStatus('jobs', number)).toBe(200);
  expect(await readStatus('jobs', number + 1)).toBe(404);
});
