import { readGermanDay } from '@gruenland/shared-contracts/forms/german-day.ts';

/**
 * Returns whether the text may be an id of a person or record, or the name of an action. Only such
 * texts can filter the audit log.
 */
export const isAuditFilterValue = (text: string): boolean => /^[\w:.-]{1,120}$/u.test(text);

/**
 * Parses a day in German format or in the ISO format that a date field sends. Returns undefined for
 * an invalid day.
 */
export function readDay(text: string | null): string | undefined {
  const day = readGermanDay(text ?? '') ?? text ?? '';
  return /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u.test(day) ? day : undefined;
}
