import { openPage } from '#testing/open-page.ts';
import { handleRedirectAction, loadRedirects } from './redirects.loader.server.ts';

const id = '01KABCDEFGHJKMNPQRSTVWXYZ0';
const apiPath = '/api/staff/redirects';
const fields = { from: '/alt', to: '/neu', kind: 'moved' };

test('loads the redirects', async () => {
  const { context, calls } = openPage({});
  expect(await loadRedirects(context)).toMatchObject({ data: { redirects: {} } });
  expect(calls).toContainEqual([`GET ${apiPath}`]);
});

test.each([
  ['create', id, '', fields],
  ['update', id, `/${id}/update`, fields],
  ['remove', id, `/${id}/remove`, {}],
  ['remove', '../../x', '/x/remove', {}],
])('%s of „%s“ calls the api path „%s“', async (intent, formId, apiName, body) => {
  const { context, calls } = openPage({
    form: { ...fields, intent, umleitung: formId, author: 'x' },
  });
  expect(await handleRedirectAction(context)).toMatchObject({
    to: '/_internal/redaktion/umleitungen',
  });
  expect(calls).toEqual([[`POST ${apiPath}${apiName}`, body]]);
});

test('shows the form again with the errors of the api', async () => {
  const errors = { from: 'Diese Adresse gibt es schon.' };
  const { context } = openPage({
    form: { ...fields, intent: 'create' },
    answers: { [apiPath]: { status: 422, body: { fields: errors } } },
  });
  expect(await handleRedirectAction(context)).toMatchObject({ kind: 'refused', form: { errors } });
});
