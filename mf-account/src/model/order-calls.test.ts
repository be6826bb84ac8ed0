import { saveOrderDraftCall } from './order-calls.ts';

const gift = (own: object) =>
  saveOrderDraftCall.body({ productId: 'geschenkabo', giftVoucherOn: '2026-12-24', ...own });

test('sends the voucher date only if the recipient gets the voucher', () => {
  expect(gift({ giftVoucherTo: 'recipient' })).toMatchObject({
    gift: { voucherTo: 'recipient', voucherOn: '2026-12-24' },
  });
  expect(gift({})).toMatchObject({ gift: { voucherTo: 'giver', voucherOn: '' } });
});
