import { readGermanDay } from '@gruenland/shared-contracts/forms/german-day.ts';

/**
 * Returns whether the audit log can be filtered by this text: an id of an actor or a record, or an
 * action name.
 */
export const isAuditFilterValue = (text: string): boolean => /^[\w:.-]{1,120}$/u.test(text);

/**
 * Parses a day, typed in German format or sent by a date field. Returns undefined for an invalid
 * day.
 */
export function readDay(text: string | null): string | undefined {
  const day = readGermanDay(text ?? '') ?? text ?? '';
  return /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u.test(day) ? day : undefined;
}
