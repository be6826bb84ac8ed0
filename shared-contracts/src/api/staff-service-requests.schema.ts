import { z } from 'zod';

import { deskStates, deskTaskKinds } from '#api/staff-service-requests.ts';
import type {
  DeskBank,
  DeskTaskDetail,
  DeskTaskList,
  WorkOnTaskRequest,
} from '#api/staff-service-requests.ts';
import { isBlank, paragraphs } from '#api/person-fields.schema.ts';
import { printOrderSchema } from '#api/print-subscription.schema.ts';
import { printOrderKinds } from '#api/print-subscription.ts';
import { typedDay } from '#api/typed-day.schema.ts';

const page = z.coerce.number().int().min(1).max(10_000).optional().catch(undefined);

export const deskTaskQuerySchema = z.object({
  stand: z.enum(deskStates).optional().catch(undefined),
  art: z.enum(deskTaskKinds).optional().catch(undefined),
  seite: page,
});
export type DeskTaskQuery = z.output<typeof deskTaskQuerySchema>;

export const deskIdSchema = z.strictObject({ id: z.string().regex(/^[0-9A-Z]{26}$/u) });

/** Rises with every change; 0: nobody has touched it yet. */
export const deskVersion = z.coerce.number().int().min(0);

/** A note for colleagues. */
export const deskNote = z
  .preprocess((value) => (isBlank(value) ? null : value), paragraphs(2000).nullable())
  .optional();

const task = {
  id: z.string(),
  kind: z.enum(deskTaskKinds),
  state: z.enum(deskStates),
  product: z.string(),
  orderKind: z.enum(printOrderKinds),
  orderNo: z.string(),
  customer: z.string(),
  receivedAt: z.string(),
};

export const deskTaskListSchema = z.object({
  tasks: z.array(z.object(task)).readonly(),
  counts: z.object({ neu: z.int(), inArbeit: z.int() }),
  page: z.int(),
  pages: z.int(),
}) satisfies z.ZodType<DeskTaskList>;

export const deskTaskDetailSchema = z.object({
  ...task,
  version: z.int(),
  note: z.string().nullable(),
  handled: z.object({ by: z.string(), at: z.string() }).nullable(),
  order: printOrderSchema,
  contractState: z.string(),
  endsOn: z.string().nullable(),
  phone: z.string().nullable(),
  customerNo: z.string().nullable(),
  asked: z.array(z.object({ label: z.string(), value: z.string() })).readonly(),
}) satisfies z.ZodType<DeskTaskDetail>;

export const workOnTaskRequestSchema = z.strictObject({
  version: deskVersion,
  state: z.enum(deskStates, 'Bitte wählen Sie einen Stand.'),
  note: deskNote,
}) satisfies z.ZodType<WorkOnTaskRequest>;

export const deskBankSchema = z.object({
  orderNo: z.string(),
  accountHolder: z.string(),
  iban: z.string(),
  mandateRef: z.string().nullable(),
  mandateAt: z.string().nullable(),
}) satisfies z.ZodType<DeskBank>;

const day = typedDay('Bitte geben Sie einen Tag an, zum Beispiel 24.12.2026.').refine(
  (value) => value >= '2000-01-01' && value <= '2100-01-01',
  'Bitte geben Sie einen Tag dieses Jahrhunderts an.',
);
const dayMs = 86_400_000;

/** First and last day of what is exported, a year at most. */
export const deskPeriodSchema = z
  .strictObject({ von: day, bis: day })
  .refine(({ von, bis }) => von <= bis, {
    message: 'Das Ende liegt vor dem Anfang.',
    path: ['bis'],
  })
  .refine(({ von, bis }) => Date.parse(bis) - Date.parse(von) <= 366 * dayMs, {
    message: 'Bitte höchstens ein Jahr auf einmal.',
    path: ['bis'],
  });
