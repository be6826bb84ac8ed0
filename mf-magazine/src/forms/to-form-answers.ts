import type { FormAnswers } from '@gruenland/shared-contracts/forms/form-answers.ts';
import { formatGermanNumber } from '@gruenland/shared-contracts/forms/german-number.ts';
import type { FormValues } from '@gruenland/shared-ui/form/form-props.ts';

/**
 * Converts form values to the api's format, in which all values are text. A ticked box becomes
 * `true`, a number gets German notation.
 */
export function toFormAnswers(values: FormValues): FormAnswers {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const text =
        value === true ? 'true' : typeof value === 'number' ? formatGermanNumber(value) : value;
      return typeof text === 'string' && text !== '' ? [[name, text] as const] : [];
    }),
  );
}
