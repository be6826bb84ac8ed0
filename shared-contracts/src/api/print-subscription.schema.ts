import { z } from 'zod';

import {
  lineWithoutLinksSchema,
  nameSchema,
  optionalNameSchema,
  paragraphsWithoutLinksSchema,
} from '#api/name.schema.ts';
import {
  emailSchema,
  isBlank,
  lineSchema,
  optionalLineSchema,
  paragraphsSchema,
  signedCodeSchema,
  versionSchema,
} from '#api/person-fields.schema.ts';
import type { CodeResponse } from '#api/print-subscription.ts';
import { printOrderKinds, printPaymentMethods } from '#api/print-subscription.ts';
import { phoneSchema, findZipProblem } from '#api/profile.schema.ts';
import { countries, salutations } from '#api/profile.ts';
import { typedDaySchema } from '#api/typed-day.schema.ts';
import { addDays, getBerlinDay } from '#german-calendar.ts';

const blankToNull = (value: unknown) => (isBlank(value) ? null : value);

const postalFields = z.strictObject({
  salutation: z.preprocess(blankToNull, z.enum(salutations).nullable()).optional(),
  firstName: nameSchema(60),
  lastName: nameSchema(60),
  company: optionalNameSchema(120),
  /** Name of the person or household that receives the post for the addressee („c/o“). */
  co: optionalNameSchema(80),
  street: lineWithoutLinksSchema(100),
  houseNo: lineWithoutLinksSchema(10),
  zip: lineSchema(10),
  city: lineWithoutLinksSchema(80),
  country: z.enum(countries, 'Bitte wählen Sie ein Land.'),
});

/** Schema of a postal address; the postcode must have the format of the address's country. */
export const postalAddressSchema = postalFields.superRefine(({ zip, country }, context) => {
  const problem = findZipProblem(zip, country);
  if (problem) context.addIssue({ code: 'custom', path: ['zip'], message: problem });
});

const day = typedDaySchema('Bitte geben Sie einen Tag an, zum Beispiel 24.12.2026.');

const addDaysToToday = (days: number) => addDays(getBerlinDay(new Date()), days);

/** Vouchers can be scheduled for at most a year ahead. */
const voucherDaySchema = day.refine(
  (value) => value >= addDaysToToday(0) && value <= addDaysToToday(365),
  'Bitte geben Sie einen Tag von heute an bis in einem Jahr an.',
);

const printIssueIdSchema = z.string().regex(/^\d{4}-\d{2}$/u, 'Bitte wählen Sie eine Ausgabe.');

/**
 * The IBAN is not validated here but in the api, because the IBAN library runs only on the server.
 */
const bankFieldSchemas = {
  payment: z.enum(printPaymentMethods, 'Bitte wählen Sie eine Zahlungsart.'),
  accountHolder: optionalNameSchema(70),
  iban: optionalLineSchema(50),
  mandate: z.boolean().optional(),
};

interface BankAccountValues {
  readonly payment: string;
  readonly accountHolder?: string | null | undefined;
  readonly iban?: string | null | undefined;
  readonly mandate?: boolean | undefined;
  readonly earlier?: string | null | undefined;
}

function addBankAccountIssues(
  bankAccount: BankAccountValues,
  context: z.core.$RefinementCtx,
): void {
  if (bankAccount.payment !== 'sepa') return;
  const missing = {
    accountHolder: bankAccount.accountHolder ? '' : 'Bitte geben Sie an, wem das Konto gehört.',
    iban: bankAccount.iban || bankAccount.earlier ? '' : 'Bitte geben Sie die IBAN ein.',
    mandate: bankAccount.mandate ? '' : 'Ohne Ihr Mandat können wir nicht abbuchen.',
  };
  for (const [name, message] of Object.entries(missing)) {
    if (message) context.addIssue({ code: 'custom', path: [name], message, input: undefined });
  }
}

export const printOrderDraftRequestSchema = z
  .strictObject({
    productId: z.string('Bitte wählen Sie ein Abo.').max(40),
    startIssue: printIssueIdSchema,
    delivery: postalAddressSchema,
    /** Billing address; required for a gift. Without it, the delivery address is used. */
    billing: postalAddressSchema.nullable().optional(),
    gift: z
      .strictObject({
        message: z.preprocess(blankToNull, paragraphsWithoutLinksSchema(300).nullable()).optional(),
        voucherTo: z.enum(['giver', 'recipient']),
        email: z.preprocess(blankToNull, emailSchema.nullable()).optional(),
        voucherOn: z.preprocess(blankToNull, voucherDaySchema.nullable()).optional(),
      })
      .nullable()
      .optional(),
    ...bankFieldSchemas,
    email: emailSchema,
    phone: z.preprocess(blankToNull, phoneSchema.nullable()).optional(),
    customerNo: optionalLineSchema(20),
    /** Whether the customer promised to send a proof of enrolment; only for student orders. */
    studentProof: z.boolean().optional(),
    /**
     * Code of an earlier draft that this request replaces. If the request has no IBAN, the bank
     * account of the earlier draft is kept.
     */
    earlier: z.preprocess(blankToNull, signedCodeSchema.nullable()).optional(),
  })
  .superRefine(addBankAccountIssues);

/** Query with the code of a draft, an order or a receipt. */
export const codeQuerySchema = z.strictObject({
  code: signedCodeSchema,
});

export const codeResponseSchema = z.object({ code: z.string() }) satisfies z.ZodType<CodeResponse>;

const storedAddressSchema = z.object({
  salutation: z.enum(salutations).nullable().optional(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullable().optional(),
  co: z.string().nullable().optional(),
  street: z.string(),
  houseNo: z.string(),
  zip: z.string(),
  city: z.string(),
  country: z.enum(countries),
});

const productSchema = z.object({
  id: z.string(),
  kind: z.enum(printOrderKinds),
  name: z.string(),
  description: z.string(),
  priceCents: z.record(z.enum(countries), z.int()),
  issues: z.int(),
  termMonths: z.int(),
  renewal: z.string(),
  notice: z.string(),
});

const printIssuesSchema = z.array(z.object({ id: z.string(), label: z.string() })).readonly();

export const printOfferSchema = z.object({
  products: z.array(productSchema).readonly(),
  /** The next three issues; the subscription can start with one of them. */
  issues: printIssuesSchema,
});

const orderSummaryFields = {
  product: productSchema,
  priceCents: z.int(),
  startIssue: z.string(),
  delivery: storedAddressSchema,
  billing: storedAddressSchema.nullable(),
  gift: z
    .object({
      message: z.string().nullable().optional(),
      voucherTo: z.enum(['giver', 'recipient']),
      email: z.string().nullable().optional(),
      voucherOn: z.string().nullable().optional(),
    })
    .nullable(),
  payment: z.enum(printPaymentMethods),
  accountHolder: z.string().nullable(),
  ibanLast4: z.string().nullable(),
  email: z.string(),
};

export const printOrderValuesSchema = z.object({
  productId: z.string(),
  startIssue: z.string(),
  delivery: storedAddressSchema,
  billing: storedAddressSchema.nullable().optional(),
  gift: orderSummaryFields.gift.optional(),
  payment: orderSummaryFields.payment,
  accountHolder: z.string().nullable().optional(),
  ibanLast4: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable().optional(),
  customerNo: z.string().nullable().optional(),
  studentProof: z.boolean().optional(),
});

export const printOrderDraftSchema = z.object({
  ...orderSummaryFields,
  placed: z.boolean(),
});

const orderFields = {
  ...orderSummaryFields,
  orderNo: z.string(),
  orderedAt: z.string(),
  mandateRef: z.string().nullable(),
};

export const printOrderSchema = z.object(orderFields);

export const printSubscriptionsSchema = z.object({
  subscriptions: z
    .array(
      z.object({
        ...orderFields,
        id: z.string(),
        version: z.int(),
        state: z.enum(['ordered', 'active', 'paused', 'cancelled', 'withdrawn', 'ended']),
        endsOn: z.string().nullable(),
        pausedFrom: z.string().nullable(),
        pausedUntil: z.string().nullable(),
        requests: z
          .array(
            z.object({
              kind: z.enum(['address', 'pause', 'complaint', 'payment']),
              createdAt: z.string(),
            }),
          )
          .readonly(),
      }),
    )
    .readonly(),
  issues: printIssuesSchema,
});

const subscription = { id: z.string().max(40), version: versionSchema };

export const changePrintAddressRequestSchema = z.strictObject({
  ...subscription,
  delivery: postalAddressSchema,
  fromIssue: printIssueIdSchema,
});

export const pausePrintRequestSchema = z
  .strictObject({ ...subscription, from: day, until: day })
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    message: 'Der letzte Tag liegt vor dem ersten.',
  });

export const printComplaintRequestSchema = z.strictObject({
  id: z.string().max(40),
  issue: lineSchema(40),
  text: paragraphsSchema(1000, 10),
});

export const changePrintPaymentRequestSchema = z
  .strictObject({ ...subscription, ...bankFieldSchemas })
  .superRefine(addBankAccountIssues);
