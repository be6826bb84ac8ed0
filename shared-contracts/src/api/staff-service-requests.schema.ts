import { z } from 'zod';

import { findValueByUrlWord } from '#url-words.ts';
import {
  serviceRequestKinds,
  serviceRequestStates,
  serviceRequestStateWords,
} from '#api/staff-service-requests.ts';
import { isBlank, maxVersion, paragraphsSchema } from '#api/person-fields.schema.ts';
import { printOrderSchema } from '#api/print-subscription.schema.ts';
import { printOrderKinds } from '#api/print-subscription.ts';
import { typedDaySchema } from '#api/typed-day.schema.ts';

const page = z.coerce.number().int().min(1).max(10_000).optional().catch(undefined);

export const serviceRequestQuerySchema = z.object({
  stand: z
    .enum(Object.values(serviceRequestStateWords))
    .transform((word) => findValueByUrlWord(serviceRequestStateWords, word))
    .optional()
    .catch(undefined),
  art: z.enum(serviceRequestKinds).optional().catch(undefined),
  seite: page,
});
export type ServiceRequestQuery = z.output<typeof serviceRequestQuerySchema>;

export const idParamsSchema = z.strictObject({ id: z.string().regex(/^[0-9A-Z]{26}$/u) });

/** Version of the record, incremented with every change; 0 until staff first edit the record. */
export const recordVersionSchema = z.coerce.number().int().min(0).max(maxVersion);

/** Schema of a note about a service request; only staff can see the note. */
export const staffNoteSchema = z
  .preprocess((value) => (isBlank(value) ? null : value), paragraphsSchema(2000).nullable())
  .optional();

const requestFields = {
  id: z.string(),
  kind: z.enum(serviceRequestKinds),
  state: z.enum(serviceRequestStates),
  product: z.string(),
  orderKind: z.enum(printOrderKinds),
  orderNo: z.string(),
  customer: z.string(),
  receivedAt: z.string(),
};

export const serviceRequestListSchema = z.object({
  requests: z.array(z.object(requestFields)).readonly(),
  counts: z.object({ new: z.int(), inProgress: z.int() }),
  page: z.int(),
  pages: z.int(),
});

export const serviceRequestDetailSchema = z.object({
  ...requestFields,
  /** Version of the record; 0 until staff first edit it. */
  version: z.int(),
  note: z.string().nullable(),
  /** Staff member who last edited the record, and when; null if nobody has edited it. */
  handled: z.object({ by: z.string(), at: z.string() }).nullable(),
  /** The current order, with all changes so far. */
  order: printOrderSchema,
  contractState: z.string(),
  endsOn: z.string().nullable(),
  phone: z.string().nullable(),
  customerNo: z.string().nullable(),
  /** Requested changes, each with label and new value; empty for a request of kind `order`. */
  requestedChanges: z.array(z.object({ label: z.string(), value: z.string() })).readonly(),
});

export const updateServiceRequestSchema = z.strictObject({
  version: recordVersionSchema,
  state: z.enum(serviceRequestStates, 'Bitte wählen Sie einen Stand.'),
  note: staffNoteSchema,
});

export const bankAccountSchema = z.object({
  orderNo: z.string(),
  accountHolder: z.string(),
  iban: z.string(),
  mandateRef: z.string().nullable(),
  /** Time at which the customer gave the SEPA mandate, in ISO 8601 format. */
  mandateAt: z.string().nullable(),
});

const day = typedDaySchema('Bitte geben Sie einen Tag an, zum Beispiel 24.12.2026.').refine(
  (value) => value >= '2000-01-01' && value <= '2100-01-01',
  'Bitte geben Sie einen Tag dieses Jahrhunderts an.',
);
const dayMs = 86_400_000;

/** Schema of the first and last day of an export; the period is at most one year. */
export const exportPeriodSchema = z
  .strictObject({ von: day, bis: day })
  .refine(({ von, bis }) => von <= bis, {
    message: 'Das Ende liegt vor dem Anfang.',
    path: ['bis'],
  })
  .refine(({ von, bis }) => Date.parse(bis) - Date.parse(von) <= 366 * dayMs, {
    message: 'Bitte höchstens ein Jahr auf einmal.',
    path: ['bis'],
  });
