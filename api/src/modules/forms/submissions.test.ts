import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import { createContentReader } from '#content/content-reader.ts';
import { formVersion } from '@gruenland/shared-contracts/forms/form-version.ts';

import { startContentServer } from '#testing/content-server.ts';
import type { ContentServer } from '#testing/content-server.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { until } from '#testing/until.ts';

import { createContentStories } from './content-stories.ts';
import { deleteOldSubmissions } from './submission.repository.ts';

let api: TestApi;
let content: ContentServer;
beforeAll(async () => {
  content = await startContentServer();
  const field = (name: string, more: object) => ({
    component: 'form_field',
    _uid: name,
    name,
    label: `Frage ${name}`,
    ...more,
  });
  const fields = [
    field('name', { required: true }),
    field('tier', { kind: 'radio', options: 'ja\nnein' }),
    field('art', { required: true, showIfField: 'tier', showIfValue: 'ja' }),
  ];
  content.stories.set('_forms/leser', {
    component: 'form',
    headline: 'Leserbrief',
    recipient: 'redaktion@gruenland.example',
    retentionDays: 10,
    steps: [{ component: 'form_step', fields }],
  });
  content.stories.set('_forms/seite', { component: 'page' });
  api = await startTestApi({ CONTENT_ENDPOINT: content.endpoint });
});
afterAll(async () => {
  await api?.end();
  await content?.close();
});
beforeEach(() => api.database.pool.query('DELETE FROM form_submissions'));

let keys = 0;
const send = (answers: object, more: object = {}) => {
  keys += 1;
  return api.post('/api/forms/submissions', {
    form: 'leser',
    answers,
    key: `key-number-${keys}`,
    ...more,
  });
};
const kept = async () =>
  (await api.database.pool.query('SELECT * FROM form_submissions ORDER BY id')).rows as Record<
    string,
    unknown
  >[];

describe('answers to a form', () => {
  test('are stored without unknown fields and mailed to the form’s recipient', async () => {
    const answer = await send({ name: ' Anna ', tier: 'nein', art: 'Kuh', fremd: 'x' });
    expect([answer.statusCode, answer.json()]).toEqual([201, { accepted: true }]);
    expect(await kept()).toMatchObject([
      { form: 'leser', answers: { name: 'Anna', tier: 'nein' }, state: 'new' },
    ]);
    const mail = await until('the mail', () => api.mails.to('redaktion@gruenland.example').at(-1));
    expect(mail?.text).toContain('Frage name: Anna');
  });

  test('are validated against the form on the server', async () => {
    const answer = await send({ tier: 'ja' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'form.invalid',
      fields: { name: expect.any(String), art: expect.any(String) },
    });
    expect(await kept()).toEqual([]);
  });

  test('sent twice are stored once', async () => {
    const first = await send({ name: 'Anna' }, { key: 'the-same-key' });
    const second = await send({ name: 'Anna' }, { key: 'the-same-key' });
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(await kept()).toHaveLength(1);
  });

  test('of bots are dropped silently', async () => {
    expect((await send({ name: 'Bot' }, { website: 'http://x' })).statusCode).toBe(201);
    expect((await send({ name: 'Bot' }, { tookMs: 12 })).statusCode).toBe(201);
    expect(await kept()).toEqual([]);
  });

  test('are validated against the version their sender saw, as long as it is cached', async () => {
    const form = (headline: string, name: string) => ({
      component: 'form',
      headline,
      steps: [
        {
          component: 'form_step',
          fields: [{ component: 'form_field', name, label: `Frage ${name}` }],
        },
      ],
    });
    const versionOf = (story: object) => formVersion(story as never);
    const [old, now] = [form('Alt', 'frueher'), form('Neu', 'jetzt')];
    const more = async (story: object) => ({ form: 'wandel', version: await versionOf(story) });
    content.stories.set('_forms/wandel', old);
    expect((await send({ frueher: 'ja' }, await more(old))).statusCode).toBe(201);
    content.stories.set('_forms/wandel', now);
    // The new version is accepted before the cache of ten seconds expires.
    expect((await send({ jetzt: 'ja' }, await more(now))).statusCode).toBe(201);
    expect((await send({ frueher: 'noch' }, await more(old))).statusCode).toBe(201);
    expect((await kept()).map(({ answers, version }) => [answers, version])).toEqual([
      [{ frueher: 'ja' }, await versionOf(old)],
      [{ jetzt: 'ja' }, await versionOf(now)],
      [{ frueher: 'noch' }, await versionOf(old)],
    ]);
    const refused = await send({ frueher: 'ja' }, await more(form('Nie', 'da')));
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'form.changed']);
  });

  test.each(['fehlt', 'seite', 'leser/../x'])('to %s are not stored', async (form) => {
    const { statusCode } = await send({ name: 'Anna' }, { form });
    expect([400, 404]).toContain(statusCode);
  });

  test('are deleted after their retention period', async () => {
    await send({ name: 'Anna' });
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await deleteOldSubmissions(api.database.drizzle, inDays(9));
    expect(await kept()).toHaveLength(1);
    await deleteOldSubmissions(api.database.drizzle, inDays(11));
    expect(await kept()).toEqual([]);
  });
});

describe('while the content system is unavailable', () => {
  const access = () =>
    createContentReader({ endpoint: content.endpoint, token: 't', rateLimit: 0 });

  test('a cached definition is used, an unknown one gives an error', async () => {
    const stories = createContentStories(access());
    expect(await stories.content('_forms/leser')).toMatchObject({ component: 'form' });
    expect(await stories.content('_forms/fehlt')).toBeNull();
    content.away = true;
    expect(await stories.content('_forms/leser')).toMatchObject({ component: 'form' });
    await expect(stories.content('_forms/seite')).rejects.toMatchObject({
      code: 'upstream.unavailable',
    });
    content.away = false;
  });
});
