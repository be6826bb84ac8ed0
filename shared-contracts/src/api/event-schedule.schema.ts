import { z } from 'zod';

import { submissionLimits as limits } from '#api/event-submission.ts';
import { isBlank } from '#api/person-fields.schema.ts';
import { typedDaySchema } from '#api/typed-day.schema.ts';
import { getKeys } from '#job-board/job-labels.ts';
import { EVENT_WEEKDAYS, REPEAT_OPTIONS } from '#events/recurrence.ts';

export const day = typedDaySchema('Bitte geben Sie einen Tag an, zum Beispiel 31.01.2027.');
export const clockTimeSchema = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/u, 'Bitte geben Sie eine Uhrzeit an, zum Beispiel 19:30.');

/** Returns the schema of an optional form field, whose empty value becomes null. */
export const createOptionalFieldSchema = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (isBlank(value) ? null : value), schema.nullable()).optional();

const weekdaysSchema = z
  .array(z.enum(getKeys(EVENT_WEEKDAYS)))
  .max(7)
  .readonly()
  .optional();

/** Schedule fields of an event in a request. */
export const scheduleRequestFields = {
  day,
  start: clockTimeSchema,
  endDay: createOptionalFieldSchema(day),
  end: clockTimeSchema,
  repeat: z.enum(REPEAT_OPTIONS, 'Bitte wählen Sie, ob es sich wiederholt.'),
  until: createOptionalFieldSchema(day),
  weekdays: weekdaysSchema,
  except: z
    .array(day)
    .max(limits.maxExcludedDays, `Höchstens ${limits.maxExcludedDays} Tage.`)
    .readonly()
    .optional(),
};

/** Schedule fields of an event in a response of the api. */
export const scheduleResponseFields = {
  day: z.string(),
  start: z.string(),
  endDay: z.string().nullable().optional(),
  end: z.string(),
  repeat: z.enum(REPEAT_OPTIONS),
  until: z.string().nullable().optional(),
  weekdays: weekdaysSchema,
  except: z.array(z.string()).readonly().optional(),
};
