import { openPage } from '#testing/open-page.ts';
import { releaseVoucher, loadReleaseVoucherPage } from './release-voucher.loader.server.ts';

test('shows the code of the mail without any api call', async () => {
  const { context, calls } = openPage({ query: 'code=abc' });
  expect(await loadReleaseVoucherPage(context)).toMatchObject({
    data: { code: 'abc', isReleased: false },
    head: { noIndex: true },
  });
  expect(calls).toEqual([]);
});

test('shows the result after the form was sent', async () => {
  const { context } = openPage({ query: 'fertig=1' });
  expect(await loadReleaseVoucherPage(context)).toMatchObject({
    data: { code: '', isReleased: true },
  });
});

test('sends the code and shows the result', async () => {
  const { context, calls } = openPage({ form: { code: 'abc' } });
  expect(await releaseVoucher(context)).toMatchObject({
    kind: 'done',
    to: '/abo-bestellen/gutschein?fertig=1',
  });
  expect(calls).toEqual([['POST /api/print-subscription/vouchers', { code: 'abc' }]]);
});

test('shows the form again if the code is not valid', async () => {
  const { context } = openPage({
    form: { code: 'abc' },
    responses: {
      '/api/print-subscription/vouchers': { status: 422, body: { code: 'form.invalid' } },
    },
  });
  expect(await releaseVoucher(context)).toMatchObject({ kind: 'refused' });
});
