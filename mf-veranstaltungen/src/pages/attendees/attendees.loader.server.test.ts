import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { ATTENDEES } from '#samples/submission-samples.ts';
import { loadAttendees, recordAttendance } from './attendees.loader.server.ts';

const query = new URLSearchParams({ code: 'a&b' });

test('lists the attendees of the event to which the code belongs', async () => {
  const answers = { 'GET /api/events/own/attendees?code=a%26b': { body: ATTENDEES } };
  expect(await loadAttendees(createFakeContext(answers, { query }))).toMatchObject({
    kind: 'page',
    data: { list: ATTENDEES, code: 'a&b' },
  });
});

test.each([
  ['ja', true],
  ['nein', false],
])('records the attendance for came=%s', async (came, expected) => {
  const context = createFakeContext(
    { 'POST /api/events/own/attendees/attendance': {} },
    { query, form: { registrationId: '7', came } },
  );
  expect(await recordAttendance(context)).toMatchObject({
    kind: 'done',
    to: '/veranstaltungen/verwalten/teilnehmende?code=a%26b',
  });
  expect(context.sentRequests[0]?.body).toEqual({
    code: 'a&b',
    registrationId: '7',
    came: expected,
  });
});
