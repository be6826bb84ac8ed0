import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import { createContentReader } from '#content/content-reader.ts';
import { computeFormVersion } from '@gruenland/shared-contracts/forms/form-version.ts';

import { startContentServer } from '#testing/content-server.ts';
import type { ContentServer } from '#testing/content-server.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

import { createContentStories } from '#content/content-stories.ts';
import { deleteOldSubmissions } from './submission.repository.ts';

let api: TestApi;
let content: ContentServer;
beforeAll(async () => {
  content = await startContentServer();
  const createField = (name: string, extraFields: object) => ({
    component: 'form_field',
    _uid: name,
    name,
    label: `Frage ${name}`,
    ...extraFields,
  });
  const fields = [
    createField('name', { required: true }),
    createField('tier', { kind: 'radio', options: 'ja\nnein' }),
    createField('art', { required: true, showIfField: 'tier', showIfValue: 'ja' }),
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

let keyCount = 0;
const postAnswers = (answers: object, extraFields: object = {}) => {
  keyCount += 1;
  return api.post('/api/forms/submissions', {
    form: 'leser',
    answers,
    key: `key-number-${keyCount}`,
    ...extraFields,
  });
};
const readSubmissions = async () =>
  (await api.database.pool.query('SELECT * FROM form_submissions ORDER BY id')).rows as Record<
    string,
    unknown
  >[];

describe('answers to a form', () => {
  test('are stored without unknown fields and mailed to the form’s recipient', async () => {
    const response = await postAnswers({ name: ' Anna ', tier: 'nein', art: 'Kuh', fremd: 'x' });
    expect([response.statusCode, response.json()]).toEqual([201, { accepted: true }]);
    expect(await readSubmissions()).toMatchObject([
      { form: 'leser', answers: { name: 'Anna', tier: 'nein' }, state: 'new' },
    ]);
    const mail = await waitUntil('the mail', () =>
      api.mails.to('redaktion@gruenland.example').at(-1),
    );
    expect(mail?.text).toContain('Frage name: Anna');
  });

  test('are validated against the form on the server', async () => {
    const response = await postAnswers({ tier: 'ja' });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      code: 'form.invalid',
      fields: { name: expect.any(String), art: expect.any(String) },
    });
    expect(await readSubmissions()).toEqual([]);
  });

  test('sent twice are stored once', async () => {
    const firstResponse = await postAnswers({ name: 'Anna' }, { key: 'the-same-key' });
    const secondResponse = await postAnswers({ name: 'Anna' }, { key: 'the-same-key' });
    expect([firstResponse.statusCode, secondResponse.statusCode]).toEqual([201, 201]);
    expect(await readSubmissions()).toHaveLength(1);
  });

  test('of bots are dropped silently', async () => {
    expect((await postAnswers({ name: 'Bot' }, { website: 'http://x' })).statusCode).toBe(201);
    expect((await postAnswers({ name: 'Bot' }, { tookMs: 12 })).statusCode).toBe(201);
    expect(await readSubmissions()).toEqual([]);
  });

  test('are validated against the version their sender saw, as long as it is cached', async () => {
    const createForm = (headline: string, name: string) => ({
      component: 'form',
      headline,
      steps: [
        {
          component: 'form_step',
          fields: [{ component: 'form_field', name, label: `Frage ${name}` }],
        },
      ],
    });
    const getVersion = (story: object) => computeFormVersion(story as never);
    const [oldForm, newForm] = [createForm('Alt', 'frueher'), createForm('Neu', 'jetzt')];
    const createVersionFields = async (story: object) => ({
      form: 'wandel',
      version: await getVersion(story),
    });
    content.stories.set('_forms/wandel', oldForm);
    expect(
      (await postAnswers({ frueher: 'ja' }, await createVersionFields(oldForm))).statusCode,
    ).toBe(201);
    content.stories.set('_forms/wandel', newForm);
    // The new version is accepted although the old version is still cached.
    expect(
      (await postAnswers({ jetzt: 'ja' }, await createVersionFields(newForm))).statusCode,
    ).toBe(201);
    expect(
      (await postAnswers({ frueher: 'noch' }, await createVersionFields(oldForm))).statusCode,
    ).toBe(201);
    expect((await readSubmissions()).map(({ answers, version }) => [answers, version])).toEqual([
      [{ frueher: 'ja' }, await getVersion(oldForm)],
      [{ jetzt: 'ja' }, await getVersion(newForm)],
      [{ frueher: 'noch' }, await getVersion(oldForm)],
    ]);
    const changedFormResponse = await postAnswers(
      { frueher: 'ja' },
      await createVersionFields(createForm('Nie', 'da')),
    );
    expect([changedFormResponse.statusCode, changedFormResponse.json().code]).toEqual([
      409,
      'form.changed',
    ]);
  });

  test.each(['fehlt', 'seite', 'leser/../x'])('to %s are not stored', async (form) => {
    const { statusCode } = await postAnswers({ name: 'Anna' }, { form });
    expect([400, 404]).toContain(statusCode);
  });

  test('are deleted after their retention period', async () => {
    await postAnswers({ name: 'Anna' });
    const getDateInDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await deleteOldSubmissions(api.database.drizzle, getDateInDays(9));
    expect(await readSubmissions()).toHaveLength(1);
    await deleteOldSubmissions(api.database.drizzle, getDateInDays(11));
    expect(await readSubmissions()).toEqual([]);
  });
});

describe('while the content system is unavailable', () => {
  const createReader = () =>
    createContentReader({ endpoint: content.endpoint, token: 't', maxRequestsPerSecond: 0 });

  test('a cached definition is used, an unknown one gives an error', async () => {
    const stories = createContentStories(createReader());
    expect(await stories.loadStoryContent('_forms/leser')).toMatchObject({ component: 'form' });
    expect(await stories.loadStoryContent('_forms/fehlt')).toBeNull();
    content.isUnavailable = true;
    expect(await stories.loadStoryContent('_forms/leser')).toMatchObject({ component: 'form' });
    await expect(stories.loadStoryContent('_forms/seite')).rejects.toMatchObject({
      code: 'upstream.unavailable',
    });
    content.isUnavailable = false;
  });
});
