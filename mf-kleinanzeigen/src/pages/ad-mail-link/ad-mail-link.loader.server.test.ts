import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import {
  confirmAd,
  loadConfirmAdPage,
  loadManageAdPage,
  openOwnAd,
} from './ad-mail-link.loader.server.ts';

test.each([
  ['confirm', loadConfirmAdPage],
  ['manage', loadManageAdPage],
])('„%s“ changes nothing when a mail scanner opens the link', async (purpose, load) => {
  const context = createFakeContext({}, { query: new URLSearchParams('code=c1') });
  expect(await load(context)).toMatchObject({ data: { code: 'c1', purpose } });
  expect(context.sentRequests).toEqual([]);
});

test.each([
  ['/api/kleinanzeigen/confirm', confirmAd],
  ['/api/kleinanzeigen/reach', openOwnAd],
])('%s gets the code of the form; the browser becomes the owner', async (path, act) => {
  const context = createFakeContext(
    {
      [`POST ${path}`]: {
        body: { number: 7, slug: 'pflug-7', state: 'active' },
        setCookies: ['owner=7'],
      },
    },
    { form: { code: 'c1' } },
  );
  expect(await act(context)).toEqual({
    kind: 'done',
    to: '/kleinanzeigen/pflug-7/success',
    setCookies: ['owner=7'],
  });
  expect(context.sentRequests[0]?.body).toEqual({ code: 'c1' });
});

test('shows that a code has expired', async () => {
  const context = createFakeContext(
    { 'POST /api/kleinanzeigen/confirm': { status: 410, body: { title: 'Abgelaufen.' } } },
    { form: { code: 'c1' } },
  );
  expect(await confirmAd(context)).toMatchObject({
    kind: 'refused',
    form: { errors: { '': 'Abgelaufen.' } },
  });
});
