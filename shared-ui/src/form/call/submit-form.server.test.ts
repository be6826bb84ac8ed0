import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import type { FakeResponse } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { submitForm } from './submit-form.server.ts';

const form = { title: 'Feldtag', password: 'geheim' };
const responseSchema = {
  parse: (body: unknown) => {
    const { id } = body as { id?: string };
    if (id === undefined) throw new Error('no id');
    return { id };
  },
};
const submit = (response: FakeResponse | Error) =>
  submitForm(createFakeContext({ 'POST /api/events/own/draft': response }, { form }), {
    path: '/api/events/own/draft',
    body: { title: 'Feldtag' },
    responseSchema,
    getNextPath: ({ id }) => `/veranstaltungen/${id}`,
  });

test('redirects and passes the cookies of the api on', async () => {
  expect(await submit({ body: { id: '7' }, setCookies: ['event=7'] })).toEqual({
    kind: 'done',
    to: '/veranstaltungen/7',
    setCookies: ['event=7'],
  });
});

test('does not follow an answer that does not match its schema', async () => {
  await expect(submit({ body: {} })).rejects.toThrow('no id');
});

test('keeps the typed values except secrets and shows each message at its field', async () => {
  const body = { title: 'Bitte prüfen', fields: { title: 'Zu kurz' } };
  expect(await submit({ status: 422, body })).toEqual({
    kind: 'refused',
    status: 422,
    form: { values: { title: 'Feldtag' }, errors: { title: 'Zu kurz' } },
  });
});

test('keeps the status 429 and shows its message for the whole form', async () => {
  expect(await submit({ status: 429, body: { title: 'Bitte warten' } })).toMatchObject({
    kind: 'refused',
    status: 429,
    form: { errors: { '': 'Bitte warten' } },
  });
});

test.each([
  [401, 'session.required', /^\/anmelden\?ziel=/],
  [403, 'session.stale', /^\/mein-account\/bestaetigen\?ziel=/],
])('leads to the login and back for %i %s', async (status, code, target) => {
  expect(await submit({ status, body: { code } })).toMatchObject({
    kind: 'done',
    to: expect.stringMatching(target),
  });
});

test('throws if the api does not answer, so that the page answers 503', async () => {
  await expect(submit(new Error('no answer in time'))).rejects.toThrow('no answer in time');
});
