import { useForm, useFormState } from 'react-final-form';
import { useFormContext } from './form-context.ts';

export interface FieldMessage {
  readonly field: string;
  readonly message: string;
}

/**
 * All messages of fields in the order of the fields, the server's before ours. On the server and
 * before hydration only the server's are known.
 */
export function useFieldMessages(): FieldMessage[] {
  const form = useForm();
  const { serverErrors } = useFormContext();
  useFormState({ subscription: { errors: true } });
  const registered = form.getRegisteredFields();
  const unseen = Object.keys(serverErrors).filter((field) => !registered.includes(field));
  return [...registered, ...unseen].flatMap((field) => {
    const message: unknown = serverErrors[field] ?? form.getFieldState(field)?.error;
    return field !== '' && typeof message === 'string' ? [{ field, message }] : [];
  });
}
