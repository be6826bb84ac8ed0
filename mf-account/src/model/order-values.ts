import type { PrintOrderValues } from '@gruenland/shared-contracts/api/print-subscription.ts';
import { toAddressFields } from './postal-address.ts';

/** An unfinished order that the visitor edits again. */
export interface OrderDraft {
  /** Secret code that gives access to the draft. */
  readonly code: string;
  readonly values: PrintOrderValues;
}

/** Converts an order draft into form values. */
export function toOrderFormValues({ code, values }: OrderDraft): Record<string, string | boolean> {
  const { delivery, billing = null, gift } = values;
  return {
    earlier: code,
    productId: values.productId,
    startIssue: values.startIssue,
    ...toAddressFields(delivery, 'delivery'),
    ...(billing ? { ...toAddressFields(billing, 'billing'), otherBilling: true } : {}),
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
