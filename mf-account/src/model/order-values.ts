import type { PrintOrderValues } from '@gruenland/shared-contracts/api/print-subscription.ts';
import { addressValues } from './postal.ts';

/** An order that was looked at and is changed once more. */
export interface EarlierOrder {
  /** Of its draft. */
  readonly code: string;
  readonly values: PrintOrderValues;
}

/** An order as its form shows it again. */
export function orderValues({ code, values }: EarlierOrder): Record<string, string | boolean> {
  const { delivery, billing = null, gift } = values;
  return {
    earlier: code,
    productId: values.productId,
    startIssue: values.startIssue,
    ...addressValues(delivery, 'delivery'),
    ...(billing ? { ...addressValues(billing, 'billing'), otherBilling: true } : {}),
    ...(gift
      ? {
          giftVoucherTo: gift.voucherTo,
          giftMessage: gift.message ?? '',
          giftEmail: gift.email ?? '',
          giftVoucherOn: gift.voucherOn ?? '',
        }
      : {}),
    payment: values.payment,
    accountHolder: values.accountHolder ?? '',
    email: values.email,
    phone: values.phone ?? '',
    customerNo: values.customerNo ?? '',
    studentProof: values.studentProof ?? false,
  };
}
