import { openPage } from '#testing/open-page.ts';
import { loadRegisterPage, submitRegistration } from './register.loader.server.ts';

const form = {
  email: 'h@hof.example',
  password: 'geheim',
  displayName: 'Hanna',
  acceptTerms: 'true',
};

test.each([
  ['', false, 'Registrieren'],
  ['gesendet=1', true, 'Bitte bestätigen'],
])('the query „%s“ shows sent: %s', async (query, sent, name) => {
  const { context } = openPage({ query });
  expect(await loadRegisterPage(context)).toMatchObject({ data: { isSent: sent }, head: { name } });
});

test('registers and asks for the confirmation', async () => {
  const { context, calls } = openPage({ form: { ...form, roles: 'admin' } });
  expect(await submitRegistration(context)).toMatchObject({
    kind: 'done',
    to: '/registrieren?gesendet=1',
  });
  expect(calls).toEqual([['POST /api/auth/register', { ...form, acceptTerms: true }]]);
});

test('sends nothing without the consent to the terms, and no password back', async () => {
  const { context, calls } = openPage({ form: { ...form, acceptTerms: '' } });
  const result = await submitRegistration(context);
  expect(result).toMatchObject({
    kind: 'refused',
    form: { values: { email: 'h@hof.example' }, errors: { acceptTerms: expect.any(String) } },
  });
  expect(JSON.stringify(result)).not.toContain('geheim');
  expect(calls).toEqual([]);
});

test('shows the form again with the errors of the api, without the password', async () => {
  const { context } = openPage({
    form,
    responses: {
      '/api/auth/register': { status: 422, body: { fields: { password: 'Zu einfach.' } } },
    },
  });
  const result = await submitRegistration(context);
  expect(result).toMatchObject({ kind: 'refused', form: { errors: { password: 'Zu einfach.' } } });
  expect(JSON.stringify(result)).not.toContain('geheim');
});
