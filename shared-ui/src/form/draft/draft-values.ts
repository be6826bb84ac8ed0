import { UNSTORED_FIELD_PATTERN } from '@gruenland/shared-contracts/api/form-drafts.ts';
import type { DraftValues } from '@gruenland/shared-contracts/api/form-drafts.ts';
import { formatGermanNumber } from '@gruenland/shared-contracts/forms/german-number.ts';

/** Returns the field values that a draft may store: filled in, not secret and not a file. */
export function pickDraftValues(
  fields: readonly string[],
  getValue: (field: string) => unknown,
): DraftValues {
  const entries = fields.flatMap((field) => {
    const value = formatIfNumber(getValue(field));
    return !UNSTORED_FIELD_PATTERN.test(field) && isDraftValue(value)
      ? [[field, value] as const]
      : [];
  });
  return Object.fromEntries(entries);
}

/** Formats a number in German notation, as users type it; returns other values unchanged. */
function formatIfNumber(value: unknown): unknown {
  return typeof value === 'number' ? formatGermanNumber(value) : value;
}

function isDraftValue(value: unknown): value is DraftValues[string] {
  if (typeof value === 'string') return value !== '';
  return (
    typeof value === 'boolean' ||
    (Array.isArray(value) && value.every((part) => typeof part === 'string'))
  );
}
