import { KEY_FIELD, randomKey, textOf } from '@gruenland/shared-ui/form/call/form-call.ts';
import type { FormInput } from '@gruenland/shared-ui/form/call/form-call.ts';

/**
 * Gives what a form sends its key: the form's own at first, the same for the same contents however
 * often they are sent, and a new one for others, which are another creation. Forms without a key
 * stay without.
 */
export function keyPerContents(): <Values extends FormInput>(values: Values) => Values {
  let sent: { readonly text: string; readonly key: string } | null = null;
  return (values) => {
    const own = textOf(values, KEY_FIELD);
    if (own === '') return values;
    const { [KEY_FIELD]: _, ...contents } = values;
    const text = JSON.stringify(Object.entries(contents).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    if (text !== sent?.text) sent = { text, key: sent ? randomKey() : own };
    return { ...values, [KEY_FIELD]: sent.key };
  };
}
