import { SECRET_FIELD } from '@gruenland/shared-contracts/api/form-drafts.ts';
import type { DraftValues } from '@gruenland/shared-contracts/api/form-drafts.ts';
import { germanNumberText } from '@gruenland/shared-contracts/forms/german-number.ts';

/** Storable values of a form: filled in, not secret and not a file. */
export function draftValues(
  fields: readonly string[],
  valueOf: (field: string) => unknown,
): DraftValues {
  const kept = fields.flatMap((field) => {
    const value = asText(valueOf(field));
    return !SECRET_FIELD.test(field) && isDraftValue(value) ? [[field, value] as const] : [];
  });
  return Object.fromEntries(kept);
}

/** Formats numbers as users type them. */
function asText(value: unknown): unknown {
  return typeof value === 'number' ? germanNumberText(value) : value;
}

function isDraftValue(value: unknown): value is DraftValues[string] {
  if (typeof value === 'string') return value !== '';
  return (
    typeof value === 'boolean' ||
    (Array.isArray(value) && value.every((part) => typeof part === 'string'))
  );
}
