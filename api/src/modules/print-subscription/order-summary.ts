import type {
  PostalAddress,
  PrintGift,
  PrintOrder,
  PrintOrderDraftRequest,
  PrintOrderSummary,
  PrintOrderValues,
  PrintProduct,
} from '@gruenland/shared-contracts/api/print-subscription.ts';

import { Problem } from '#problem.ts';

import { parseIban } from './parse-iban.ts';
import { findProduct, listNextIssues } from './print-products.ts';
import type { StoredPrintSubscription } from './print-subscription.repository.ts';

/** A validated order draft with a normalised IBAN. */
export interface ValidatedOrderDraft {
  readonly request: PrintOrderDraftRequest;
  readonly product: PrintProduct;
  readonly iban: string | null;
}

/**
 * Returns an error message per field for an unknown product, an unknown issue, a gift without the
 * payer's address, and a student price without proof.
 */
function findFieldProblems(
  request: PrintOrderDraftRequest,
  product: PrintProduct | undefined,
): Record<string, string> {
  const fields: Record<string, string> = {};
  if (!product) fields['productId'] = 'Bitte wählen Sie ein Abo.';
  if (!listNextIssues(new Date()).some(({ id }) => id === request.startIssue)) {
    fields['startIssue'] = 'Bitte wählen Sie eine der nächsten Ausgaben.';
  }
  if (product?.kind === 'gift' && !request.billing) {
    fields['billing.firstName'] = 'Bitte geben Sie an, wer das Geschenk bezahlt.';
  }
  if (product?.kind === 'student' && !request.studentProof) {
    fields['studentProof'] = 'Bitte bestätigen Sie, dass Sie einen Nachweis schicken.';
  }
  return fields;
}

/**
 * Validates products, issues and bank accounts, which a schema cannot check.
 * @throws Problem `request.invalid`
 */
export function validateOrderDraft(request: PrintOrderDraftRequest): ValidatedOrderDraft {
  const product = findProduct(request.productId);
  const fields = findFieldProblems(request, product);
  const ibanResult = request.payment === 'sepa' ? parseIban(request.iban ?? '') : null;
  if (ibanResult && !ibanResult.ok) fields['iban'] = ibanResult.problem;
  if (!product || Object.keys(fields).length > 0) throw new Problem('request.invalid', { fields });
  return { request, product, iban: ibanResult?.ok ? ibanResult.iban : null };
}

export function getSummary({ request, product, iban }: ValidatedOrderDraft): PrintOrderSummary {
  const { delivery, startIssue, payment, email } = request;
  return {
    product,
    priceCents: product.priceCents[delivery.country],
    startIssue,
    delivery,
    billing: request.billing ?? null,
    gift: product.kind === 'gift' ? (request.gift ?? { voucherTo: 'giver' }) : null,
    payment,
    accountHolder: payment === 'sepa' ? (request.accountHolder ?? null) : null,
    ibanLast4: iban?.slice(-4) ?? null,
    email,
  };
}

/** Returns the entered values of a draft for editing, without IBAN and mandate. */
export function toDraftValues({ request, iban }: ValidatedOrderDraft): PrintOrderValues {
  const { iban: _iban, mandate: _mandate, earlier: _earlier, ...rest } = request;
  return { ...rest, ibanLast4: iban?.slice(-4) ?? null };
}

/** Converts a stored contract to the form in which the api returns it. */
export function toPrintOrder(storedContract: StoredPrintSubscription): PrintOrder {
  const { agreed, priceCents, startIssue, payment, accountHolder, ibanLast4, email } =
    storedContract;
  return {
    product: agreed as PrintProduct,
    priceCents,
    startIssue,
    delivery: storedContract.delivery as PostalAddress,
    billing: storedContract.billing as PostalAddress | null,
    gift: storedContract.gift as PrintGift | null,
    payment,
    accountHolder,
    ibanLast4,
    email,
    orderNo: storedContract.orderNo,
    orderedAt: storedContract.createdAt.toISOString(),
    mandateRef: storedContract.mandateRef,
  };
}
