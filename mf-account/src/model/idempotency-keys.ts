import {
  IDEMPOTENCY_KEY_FIELD,
  randomKey,
  getText,
} from '@gruenland/shared-ui/form/call/form-call.ts';
import type { FormInput } from '@gruenland/shared-ui/form/call/form-call.ts';

/**
 * Returns a function that sets the idempotency key of form values. The first values get the form's
 * own key, values sent again keep their key, and changed values get a new one. Forms without a key
 * are unchanged.
 */
export function createIdempotencyKeys(): <Values extends FormInput>(values: Values) => Values {
  let sent: { readonly text: string; readonly key: string } | null = null;
  return (values) => {
    const own = getText(values, IDEMPOTENCY_KEY_FIELD);
    if (own === '') return values;
    const { [IDEMPOTENCY_KEY_FIELD]: _, ...contents } = values;
    const text = JSON.stringify(Object.entries(contents).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    if (text !== sent?.text) sent = { text, key: sent ? randomKey() : own };
    return { ...values, [IDEMPOTENCY_KEY_FIELD]: sent.key };
  };
}
