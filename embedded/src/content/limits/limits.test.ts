import { afterEach, describe, expect, test } from '@jest/globals';
import { startContentApp, type ContentApp } from '#test/content-app.ts';
import { createStoryText } from '#test/open-store.ts';
import { RateLimits } from './rate-limits.ts';

let run: ContentApp | undefined;
afterEach(async () => {
  await run?.close();
  run = undefined;
});

const page = (headline: string) => createStoryText(`component: page\nheadline: ${headline}`);

describe('limits', () => {
  test('answers 429 above the limit, with the message of the hosted service', async () => {
    run = await startContentApp({ 'a.yaml': page('A') }, { rateLimit: 2 });
    const responses = await Promise.all([1, 2, 3].map(() => run?.get('stories/a')));
    expect(responses.map((response) => response?.status)).toEqual([200, 200, 429]);
    expect(responses[2]?.body).toEqual({
      error: 'Rate limit of 2 request per second has been reached. Retry later.',
    });
  });

  test('hosted: allows fewer requests for larger pages; cached responses and a new second are free', () => {
    let time = 0;
    const limits = new RateLimits('hosted', () => time);
    const query = new Map([
      ['per_page', '100'],
      ['token', 't'],
    ]);
    const ask = (number: number, draft = false) =>
      limits.countOrRefuseRequest(`/stories?${number}`, query, draft);
    for (let number = 0; number < 6; number += 1) ask(number);
    expect(() => ask(6)).toThrow('429');
    expect(() => ask(3)).not.toThrow();
    expect(() => ask(3, true)).toThrow('429');
    time = 1000;
    expect(() => ask(6)).not.toThrow();
  });
});

test('returns the former content for a former content version, like a CDN', async () => {
  run = await startContentApp({ 'a.yaml': page('alt') }, { maxOldVersions: 3 });
  const { cv } = (await run.get('stories/a')).body;
  await run.folder.write({ 'a.yaml': page('neu') });
  await run.store.refresh();
  const now = (await run.app.inject('/v2/cdn/spaces/me?token=public')).json().space.version;
  expect(now).toBeGreaterThan(cv);
  const at = async (version: number) =>
    (await run?.get('stories/a', `cv=${version}`))?.body.story.content.headline;
  expect(await at(now)).toBe('neu');
  expect(await at(cv)).toBe('alt');
  const draft = await run.draft('stories/a', `cv=${cv}`);
  expect(draft.body.story.content.headline).toBe('neu');
});
