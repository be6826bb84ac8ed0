import type { SchemaOutput } from '#schema-output.ts';
import type { eventDaysSchema } from './event-days.schema.ts';

export type EventDays = SchemaOutput<typeof eventDaysSchema>;
