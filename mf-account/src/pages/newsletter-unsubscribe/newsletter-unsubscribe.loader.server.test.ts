import { openPage } from '#testing/open-page.ts';
import {
  unsubscribe,
  loadNewsletterUnsubscribePage,
} from './newsletter-unsubscribe.loader.server.ts';

test('shows the code of the mail without any api call', async () => {
  const { context, calls } = openPage({ query: 'code=abc' });
  expect(await loadNewsletterUnsubscribePage(context)).toMatchObject({
    data: { code: 'abc', isDone: false },
    head: { noIndex: true },
  });
  expect(calls).toEqual([]);
});

test('shows the result after the form was sent', async () => {
  const { context } = openPage({ query: 'fertig=1' });
  expect(await loadNewsletterUnsubscribePage(context)).toMatchObject({
    data: { code: '', isDone: true },
  });
});

test('sends the code and shows the result', async () => {
  const { context, calls } = openPage({ form: { code: 'abc' } });
  expect(await unsubscribe(context)).toMatchObject({
    kind: 'done',
    to: '/newsletter/abmelden?fertig=1',
  });
  expect(calls).toEqual([['POST /api/newsletter/unsubscribe', { code: 'abc' }]]);
});

test('shows the form again if the code is not valid', async () => {
  const { context } = openPage({
    form: { code: 'abc' },
    responses: { '/api/newsletter/unsubscribe': { status: 422, body: { code: 'form.invalid' } } },
  });
  expect(await unsubscribe(context)).toMatchObject({ kind: 'refused' });
});
