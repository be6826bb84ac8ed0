import { openPage } from '#testing/open-page.ts';
import {
  endSubscription,
  findSubscriber,
  loadNewsletter,
  loadSubscriber,
} from './newsletter.loader.server.ts';

const id = '01KABCDEFGHJKMNPQRSTVWXYZ0';
const apiPath = '/api/staff/newsletter';

test('loads lists and issues', async () => {
  const { context, calls } = openPage({});
  expect(await loadNewsletter(context)).toMatchObject({ data: { newsletter: {} } });
  expect(calls).toContainEqual([`GET ${apiPath}`]);
});

test('finds a subscriber and keeps the e-mail address out of the URL', async () => {
  const path = `${apiPath}/subscribers/search`;
  const { context, calls } = openPage({
    form: { email: ' h@hof.example ' },
    answers: { [path]: { body: { id } } },
  });
  const result = await findSubscriber(context);
  expect(result).toMatchObject({ to: expect.stringContaining(id) });
  expect(JSON.stringify(result)).not.toContain('hof.example');
  expect(calls).toEqual([[`POST ${path}`, { email: 'h@hof.example' }]]);
});

test('shows the form again if there is no such subscriber', async () => {
  const fields = { email: 'Unter dieser Adresse gibt es keinen Bezug.' };
  const { context } = openPage({
    form: { email: 'weg@hof.example' },
    answers: { [`${apiPath}/subscribers/search`]: { status: 422, body: { fields } } },
  });
  expect(await findSubscriber(context)).toMatchObject({
    kind: 'refused',
    form: { errors: fields },
  });
});

test('loads a subscriber, and returns 404 for an invalid id', async () => {
  const { context, calls } = openPage({ params: { adresse: id } });
  expect(await loadSubscriber(context)).toMatchObject({ kind: 'page' });
  expect(calls).toContainEqual([`GET ${apiPath}/subscribers/${id}`]);
  const invalidPage = openPage({ params: { adresse: 'alle' } });
  expect(await loadSubscriber(invalidPage.context)).toEqual({ kind: 'not-found' });
  expect(invalidPage.calls).toEqual([]);
});

test.each([
  [id, id],
  ['../../x', 'x'],
])('ends the subscription „%s“ in the version shown', async (formId, sentId) => {
  const { context, calls } = openPage({
    params: { adresse: id },
    form: { bezug: formId, version: '4' },
  });
  expect(await endSubscription(context)).toMatchObject({ to: expect.stringContaining(id) });
  expect(calls).toEqual([[`POST ${apiPath}/subscribers/${sentId}/end`, { version: 4 }]]);
});
