import { saveOrderDraftCall } from './order-calls.ts';

const createGiftBody = (ownValues: object) =>
  saveOrderDraftCall.body({ productId: 'geschenkabo', giftVoucherOn: '2026-12-24', ...ownValues });

test('sends the voucher date only if the recipient gets the voucher', () => {
  expect(createGiftBody({ giftVoucherTo: 'recipient' })).toMatchObject({
    gift: { voucherTo: 'recipient', voucherOn: '2026-12-24' },
  });
  expect(createGiftBody({})).toMatchObject({ gift: { voucherTo: 'giver', voucherOn: '' } });
});
