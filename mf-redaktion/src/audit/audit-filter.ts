import { readGermanDay } from '@gruenland/shared-contracts/forms/german-day.ts';

/** Whether a text can be the id of an actor, a record or an action in the audit log. */
export const isName = (text: string): boolean => /^[\w:.-]{1,120}$/u.test(text);

/** Parses a day, typed in German format or sent by a date field. */
export function readDay(text: string | null): string | undefined {
  const day = readGermanDay(text ?? '') ?? text ?? '';
  return /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u.test(day) ? day : undefined;
}
