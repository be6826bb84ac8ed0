import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { sampleApplicationForm } from '#samples/application-samples.ts';
import { loadApplyPage, submitApplication } from './apply.loader.server.ts';

const params = { slug: 'melken-7' };

test.each([
  ['', false],
  ['gesendet=1', true],
])('loads the form for „%s“; sent: %s', async (query, isSent) => {
  const context = createFakeContext(
    { 'GET /api/jobs/7/application': { body: sampleApplicationForm } },
    { params, query: new URLSearchParams(query) },
  );
  expect(await loadApplyPage(context)).toMatchObject({
    data: { form: sampleApplicationForm, formKey: expect.stringMatching(/^[\w-]{36}$/), isSent },
  });
});

test('answers 404 for a slug without number, without asking the api', async () => {
  const context = createFakeContext({}, { params: { slug: 'melken' } });
  expect(await loadApplyPage(context)).toEqual({ kind: 'not-found' });
  expect(context.sentRequests).toEqual([]);
});

test.each([
  ['a signed-in user, who adds a CV', 'a1', '/jobs/bewerbung?code=a1'],
  ['a guest, who confirms by mail', null, '/jobs/melken-7/bewerben?gesendet=1'],
])('leads %s to the next page', async (_visitor, code, to) => {
  const form = { idempotencyKey: 'k1', name: 'Hanna', consent: 'true', fremd: 'x' };
  const context = createFakeContext(
    { 'POST /api/jobs/7/applications': { body: { code } } },
    { params, form },
  );
  expect(await submitApplication(context)).toMatchObject({ kind: 'done', to });
  expect(context.sentRequests[0]?.body).toEqual({
    idempotencyKey: 'k1',
    name: 'Hanna',
    email: '',
    phone: '',
    message: '',
    availableFrom: '',
    consent: true,
    website: '',
  });
});
