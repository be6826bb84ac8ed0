import { openPage } from '#testing/open-page.ts';
import {
  confirmNewsletter,
  loadNewsletterConfirmPage,
} from './newsletter-confirm.loader.server.ts';

test('shows the code of the mail without any api call', async () => {
  const { context, calls } = openPage({ query: 'code=abc' });
  expect(await loadNewsletterConfirmPage(context)).toMatchObject({
    data: { code: 'abc', confirmationResult: null },
    head: { noIndex: true },
  });
  expect(calls).toEqual([]);
});

test('shows the result after the form was sent', async () => {
  const { context } = openPage({ query: 'fertig=1' });
  expect(await loadNewsletterConfirmPage(context)).toMatchObject({
    data: { code: '', confirmationResult: '1' },
  });
});

test('sends the code and shows the result', async () => {
  const { context, calls } = openPage({
    form: { code: 'abc' },
    responses: { '/api/newsletter/confirm': { body: { state: 'confirmed', lists: [] } } },
  });
  expect(await confirmNewsletter(context)).toMatchObject({
    kind: 'done',
    to: '/newsletter/bestaetigen?fertig=1',
  });
  expect(calls).toEqual([['POST /api/newsletter/confirm', { code: 'abc' }]]);
});

test('shows the form again if the code is not valid', async () => {
  const { context } = openPage({
    form: { code: 'abc' },
    responses: { '/api/newsletter/confirm': { status: 422, body: { code: 'form.invalid' } } },
  });
  expect(await confirmNewsletter(context)).toMatchObject({ kind: 'refused' });
});

test('says that the subscription was confirmed before', async () => {
  const { context } = openPage({
    form: { code: 'abc' },
    responses: { '/api/newsletter/confirm': { body: { state: 'already', lists: [] } } },
  });
  expect(await confirmNewsletter(context)).toMatchObject({
    to: '/newsletter/bestaetigen?fertig=schon',
  });
});
