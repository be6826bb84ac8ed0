import { afterEach, describe, expect, test } from '@jest/globals';
import { startContentApp, type ContentApp } from '#test/content-app.ts';
import { createStoryText } from '#test/open-store.ts';
import { RateLimits } from './rate-limits.ts';

let contentApp: ContentApp | undefined;
afterEach(async () => {
  await contentApp?.close();
  contentApp = undefined;
});

const createPageText = (headline: string) =>
  createStoryText(`component: page\nheadline: ${headline}`);

describe('limits', () => {
  test('answers 429 above the limit, with the message of the hosted service', async () => {
    contentApp = await startContentApp({ 'a.yaml': createPageText('A') }, { rateLimit: 2 });
    const responses = await Promise.all([1, 2, 3].map(() => contentApp?.get('stories/a')));
    expect(responses.map((response) => response?.status)).toEqual([200, 200, 429]);
    expect(responses[2]?.body).toEqual({
      error: 'Rate limit of 2 request per second has been reached. Retry later.',
    });
  });

  test('hosted: allows fewer requests for larger pages; cached responses and a new second are free', () => {
    let nowMs = 0;
    const limits = new RateLimits('hosted', () => nowMs);
    const query = new Map([
      ['per_page', '100'],
      ['token', 't'],
    ]);
    const countRequest = (number: number, draftResponse = false) =>
      limits.countOrRefuseRequest(`/stories?${number}`, query, draftResponse);
    for (let number = 0; number < 6; number += 1) countRequest(number);
    expect(() => countRequest(6)).toThrow('429');
    expect(() => countRequest(3)).not.toThrow();
    expect(() => countRequest(3, true)).toThrow('429');
    nowMs = 1000;
    expect(() => countRequest(6)).not.toThrow();
  });
});

test('returns the former content for a former content version, like a CDN', async () => {
  contentApp = await startContentApp({ 'a.yaml': createPageText('alt') }, { maxOldVersions: 3 });
  const { cv } = (await contentApp.get('stories/a')).body;
  await contentApp.folder.write({ 'a.yaml': createPageText('neu') });
  await contentApp.store.refresh();
  const currentVersion = (await contentApp.app.inject('/v2/cdn/spaces/me?token=public')).json()
    .space.version;
  expect(currentVersion).toBeGreaterThan(cv);
  const fetchHeadline = async (version: number) =>
    (await contentApp?.get('stories/a', `cv=${version}`))?.body.story.content.headline;
  expect(await fetchHeadline(currentVersion)).toBe('neu');
  expect(await fetchHeadline(cv)).toBe('alt');
  const draftResponse = await contentApp.draft('stories/a', `cv=${cv}`);
  expect(draftResponse.body.story.content.headline).toBe('neu');
});
