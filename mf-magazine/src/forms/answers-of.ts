import type { FormAnswers } from '@gruenland/shared-contracts/forms/form-answers.ts';
import { germanNumberText } from '@gruenland/shared-contracts/forms/german-number.ts';
import type { FormValues } from '@gruenland/shared-ui/form/Form.tsx';

/** Values of a form as the api takes them: text only, a ticked box is `true`, numbers as typed. */
export function answersOf(values: FormValues): FormAnswers {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const text =
        value === true ? 'true' : typeof value === 'number' ? germanNumberText(value) : value;
      return typeof text === 'string' && text !== '' ? [[name, text] as const] : [];
    }),
  );
}
