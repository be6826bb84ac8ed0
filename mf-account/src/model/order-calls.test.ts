import { draftCall } from './order-calls.ts';

const gift = (own: object) =>
  draftCall.body({ productId: 'geschenkabo', giftVoucherOn: '2026-12-24', ...own });

test('a voucher has a day where it is sent to the one who gets the gift', () => {
  expect(gift({ giftVoucherTo: 'beschenkte' })).toMatchObject({
    gift: { voucherTo: 'beschenkte', voucherOn: '2026-12-24' },
  });
  expect(gift({})).toMatchObject({ gift: { voucherTo: 'schenkende', voucherOn: '' } });
});
