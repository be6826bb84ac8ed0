import { useForm, useFormState } from 'react-final-form';
import { useFormContext } from './form-context.ts';

export interface FieldMessage {
  readonly field: string;
  readonly message: string;
}

/**
 * All field messages in field order; the server's take precedence. On the server and before
 * hydration only the server's are known.
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
