import { saveOrderDraftCall } from './order-calls.server.ts';

const createGiftBody = (extraValues: object) =>
  saveOrderDraftCall.body({
    productId: 'geschenkabo',
    giftVoucherOn: '2026-12-24',
    ...extraValues,
  });

test('sends the voucher date only if the recipient gets the voucher', () => {
  expect(createGiftBody({ giftVoucherTo: 'recipient' })).toMatchObject({
    gift: { voucherTo: 'recipient', voucherOn: '2026-12-24' },
  });
  expect(createGiftBody({})).toMatchObject({ gift: { voucherTo: 'giver', voucherOn: '' } });
});
