import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { REGISTRATION } from '#samples/registration-samples.ts';
import { changeRegistration, loadRegistration } from './registration.loader.server.ts';

const query = new URLSearchParams({ code: 'r/1' });

test('shows the registration and sends no change when a mail scanner opens the link', async () => {
  const answers = { 'GET /api/events/registrations?code=r%2F1': { body: REGISTRATION } };
  const context = createFakeContext(answers, { query });
  expect(await loadRegistration(context)).toMatchObject({
    data: { registration: REGISTRATION, code: 'r/1' },
  });
  expect(context.sentRequests.map(({ method }) => method)).toEqual(['GET']);
});

test.each(['confirm', 'accept', 'cancel'])('sends the change „%s“', async (intent) => {
  const context = createFakeContext(
    { [`POST /api/events/registrations/${intent}`]: {} },
    { query, form: { intent } },
  );
  expect(await changeRegistration(context)).toMatchObject({
    kind: 'done',
    to: '/veranstaltungen/anmeldung?code=r%2F1',
  });
  expect(context.sentRequests[0]?.body).toEqual({ code: 'r/1' });
});

test.each([{}, { intent: '../own/submit' }, { intent: 'toString' }])(
  'sends nothing for the unknown change %j',
  async (form) => {
    const context = createFakeContext({}, { query, form });
    expect(await changeRegistration(context)).toMatchObject({ kind: 'refused' });
    expect(context.sentRequests).toEqual([]);
  },
);
