import { IDEMPOTENCY_KEY_FIELD, createRandomKey, getText } from './form-call.ts';
import type { FormInput } from './form-call.ts';

/**
 * Returns a function that sets the idempotency key of form values. The first call keeps the key in
 * the form values. Later calls reuse the previous key if the other values are unchanged; otherwise
 * they set a new key. Form values without a key are returned unchanged.
 */
export function createIdempotencyKeys(): <Values extends FormInput>(values: Values) => Values {
  let lastSubmission: { readonly text: string; readonly key: string } | null = null;
  return (values) => {
    const formKey = getText(values, IDEMPOTENCY_KEY_FIELD);
    if (formKey === '') return values;
    const { [IDEMPOTENCY_KEY_FIELD]: _, ...contents } = values;
    const text = JSON.stringify(Object.entries(contents).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    if (text !== lastSubmission?.text)
      lastSubmission = { text, key: lastSubmission ? createRandomKey() : formKey };
    return { ...values, [IDEMPOTENCY_KEY_FIELD]: lastSubmission.key };
  };
}
