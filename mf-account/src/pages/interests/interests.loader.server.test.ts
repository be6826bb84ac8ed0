import { openPage } from '#testing/open-page.ts';
import { changeInterests, loadInterests } from './interests.loader.server.ts';

test('loads the interests', async () => {
  const { context, calls } = openPage({ query: 'gespeichert=1' });
  expect(await loadInterests(context)).toMatchObject({ data: { isSaved: true } });
  expect(calls).toEqual([['GET /api/account/interests']]);
});

test('sends ticked topics, lists and the region', async () => {
  const { context, calls } = openPage({
    form: {
      intent: 'save',
      'thema-ackerbau': 'on',
      'ohne-politik': 'true',
      'thema-milch': '',
      zip: ' 27356 ',
      radiusKm: 'weit',
      animals: 'Kühe, Schafe\n, ',
      personalised: 'on',
      version: '3',
    },
  });
  expect(await changeInterests(context)).toMatchObject({
    to: '/mein-account/interessen?gespeichert=1',
  });
  expect(calls).toEqual([
    [
      'POST /api/account/interests',
      {
        topics: ['ackerbau'],
        muted: ['politik'],
        regions: [{ zip: '27356', radiusKm: 50 }],
        operation: { form: null, animals: ['Kühe', 'Schafe'], crops: [], size: null },
        personalised: true,
        derivesInterests: false,
        version: 3,
      },
    ],
  ]);
});

test('sends no region without a postcode', async () => {
  const { context, calls } = openPage({ form: { intent: 'save', zip: ' ', version: '0' } });
  await changeInterests(context);
  expect(calls[0]?.[1]).toMatchObject({ regions: [] });
});

test('removes one derived interest', async () => {
  const { context, calls } = openPage({ form: { intent: 'remove', topic: 'milch' } });
  expect(await changeInterests(context)).toMatchObject({
    to: '/mein-account/interessen?gespeichert=vergessen',
  });
  expect(calls).toEqual([['POST /api/account/interests/remove', { topic: 'milch' }]]);
});
