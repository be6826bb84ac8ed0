import { openPage } from '#testing/open-page.ts';
import { loadAccountStart } from './account-start.loader.server.ts';

const user = { id: '1', displayName: 'Hanna' };

test('shows the user and the notices that the api answers allow', async () => {
  const { context, calls } = openPage({
    responses: {
      '/api/_auth/session': { body: { user } },
      '/api/account/security': { body: { pendingEmail: 'neu@hof.example' } },
      '/api/account/newsletter': new Error('unavailable'),
      '/api/account/print-subscriptions': { status: 500 },
      '/api/account/conversations': { body: { unread: 2 } },
    },
  });
  const page = await loadAccountStart(context);
  expect(page).toMatchObject({
    data: {
      user,
      notices: [
        { text: expect.stringContaining('neu@hof.example') },
        { text: '2 ungelesene Nachrichten.' },
      ],
      overview: { ads: [], registrations: [], conversations: [] },
    },
  });
  expect(calls).toHaveLength(7);
});

test('shows the page without user and notices after the session ended', async () => {
  const { context } = openPage({
    responses: Object.fromEntries(
      ['security', 'newsletter', 'print-subscriptions', 'conversations'].map((name) => [
        `/api/account/${name}`,
        { status: 401 },
      ]),
    ),
  });
  expect(await loadAccountStart(context)).toMatchObject({ data: { user: null, notices: [] } });
});
