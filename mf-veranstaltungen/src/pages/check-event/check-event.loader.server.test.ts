import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { OWN_EVENT } from '#samples/submission-samples.ts';
import { loadCheckEventPage, submitEvent } from './check-event.loader.server.ts';

const query = new URLSearchParams({ code: 'c1' });

test.each([
  ['a signed-in user', { user: { email: 'hanna@hof.example' } }, 'hanna@hof.example'],
  ['a guest', {}, null],
  ['an api that sends no session', null, null],
])('shows the event with the e-mail address of %s', async (_visitor, session, email) => {
  const context = createFakeContext(
    {
      'GET /api/_auth/session': { body: session },
      'GET /api/events/own?code=c1': { body: OWN_EVENT },
    },
    { query },
  );
  expect(await loadCheckEventPage(context)).toMatchObject({
    data: { event: OWN_EVENT, code: 'c1', email },
  });
});

test.each([
  [true, '/veranstaltungen/success?bestaetigen=1'],
  [false, '/veranstaltungen/success'],
])('leads to the success page; confirmation by mail: %s', async (confirm, to) => {
  const context = createFakeContext(
    { 'POST /api/events/own/submit': { body: { confirm } } },
    { query, form: { email: 'hanna@hof.example', fremd: 'x' } },
  );
  expect(await submitEvent(context)).toMatchObject({ kind: 'done', to });
  expect(context.sentRequests[0]?.body).toEqual({ code: 'c1', email: 'hanna@hof.example' });
});
