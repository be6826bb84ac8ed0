import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import type { FakeAnswer } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { submitForm } from './submit-form.server.ts';

const form = { text: 'Ist er noch da?' };
const submit = (answer: FakeAnswer | Error) =>
  submitForm(
    createFakeContext({ 'POST /api/reports': answer }, { form }),
    '/api/reports',
    { text: 'x' },
    (body) => `/meldung/${(body as { code: string }).code}`,
  );

test('redirects and passes the cookies of the api on', async () => {
  expect(await submit({ body: { code: '7' }, setCookies: ['owner=7'] })).toEqual({
    kind: 'done',
    to: '/meldung/7',
    setCookies: ['owner=7'],
  });
});

test('keeps the typed values and shows each message at its field', async () => {
  const body = { title: 'Bitte prüfen', fields: { text: 'Zu kurz' } };
  expect(await submit({ status: 422, body })).toEqual({
    kind: 'refused',
    status: 422,
    form: { values: form, errors: { text: 'Zu kurz' } },
  });
});

test('keeps the status 429 and shows its message for the whole form', async () => {
  expect(await submit({ status: 429, body: { title: 'Bitte warten' } })).toEqual({
    kind: 'refused',
    status: 429,
    form: { values: form, errors: { '': 'Bitte warten' } },
  });
});

test('throws if the api does not answer, so that the page answers 503', async () => {
  await expect(submit(new Error('no answer in time'))).rejects.toThrow('no answer in time');
});
