import { openPage } from '#testing/open-page.ts';
import { changeProfile, loadProfile } from './profile.loader.server.ts';

test.each([
  ['gespeichert=1', true],
  ['', false],
])('the query „%s“ shows saved: %s', async (query, saved) => {
  expect(await loadProfile(openPage({ query }).context)).toMatchObject({
    data: { isSaved: saved },
  });
});

test('sends only the fields of the profile, with the version as a number', async () => {
  const { context, calls } = openPage({
    form: { city: 'Rotenburg', version: '4', roles: 'admin' },
  });
  expect(await changeProfile(context)).toMatchObject({ to: '/mein-account/profil?gespeichert=1' });
  expect(calls[0]?.[0]).toBe('POST /api/account/profile');
  expect(calls[0]?.[1]).toMatchObject({ city: 'Rotenburg', zip: '', version: 4 });
  expect(calls[0]?.[1]).not.toHaveProperty('roles');
});

test('maps errors to the fields of the form', async () => {
  const { context } = openPage({
    form: { zip: 'x' },
    responses: {
      '/api/account/profile': { status: 422, body: { fields: { 'address.zip': 'Fünf Ziffern' } } },
    },
  });
  expect(await changeProfile(context)).toMatchObject({
    kind: 'refused',
    form: { values: { zip: 'x' }, errors: { addressZip: 'Fünf Ziffern' } },
  });
});
