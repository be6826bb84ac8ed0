import { openPage } from '#testing/open-page.ts';
import { changePassword, loadChangePasswordPage } from './change-password.loader.server.ts';

const openChangePasswordPage = (hasPassword: boolean, isFresh: boolean) =>
  loadChangePasswordPage(
    openPage({
      responses: {
        '/api/account/security': { body: { email: 'h@hof.example', hasPassword, fresh: isFresh } },
      },
    }).context,
  );

test.each([
  [true, false, 'page'],
  [true, true, 'page'],
  [false, true, 'page'],
  [false, false, 'redirect'],
])('with a password %s and a recent login %s shows a %s', async (hasPassword, isFresh, kind) => {
  expect(await openChangePasswordPage(hasPassword, isFresh)).toMatchObject({ kind });
});

test.each([
  [
    { password: 'neu', currentPassword: 'alt' },
    { password: 'neu', currentPassword: 'alt' },
  ],
  [{ password: 'neu', currentPassword: '' }, { password: 'neu' }],
])('sends %j as %j', async (form, body) => {
  const { context, calls } = openPage({ form });
  expect(await changePassword(context)).toMatchObject({ kind: 'done' });
  expect(calls).toEqual([['POST /api/account/password', body]]);
});

test('does not send passwords back to the page', async () => {
  const { context } = openPage({
    form: { password: 'geheim', currentPassword: 'alt' },
    responses: { '/api/account/password': { status: 422, body: { code: 'form.invalid' } } },
  });
  expect(await changePassword(context)).toMatchObject({ kind: 'refused', form: { values: {} } });
  expect(JSON.stringify(await changePassword(context))).not.toContain('geheim');
});
