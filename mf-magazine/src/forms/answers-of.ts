import type { FormAnswers } from '@gruenland/shared-contracts/forms/form-answers.ts';
import type { FormValues } from '@gruenland/shared-ui/form/Form.tsx';

/** Values of a form as the api takes them: text only, a ticked box is `true`. */
export function answersOf(values: FormValues): FormAnswers {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const text = value === true ? 'true' : value;
      return typeof text === 'string' && text !== '' ? [[name, text] as const] : [];
    }),
  );
}
