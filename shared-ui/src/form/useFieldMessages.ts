import { useForm, useFormState } from 'react-final-form';
import { useFormContext } from './form-context.ts';

export interface FieldMessage {
  readonly field: string;
  readonly message: string;
}

/**
 * Lists the messages of all fields in field order; for each field, a message from the server takes
 * precedence. On the server and before hydration only messages from the server are known.
 */
export function useFieldMessages(): FieldMessage[] {
  const form = useForm();
  const { serverErrors } = useFormContext();
  useFormState({ subscription: { errors: true } });
  const registeredFields = form.getRegisteredFields();
  const unregisteredFields = Object.keys(serverErrors).filter(
    (field) => !registeredFields.includes(field),
  );
  return [...registeredFields, ...unregisteredFields].flatMap((field) => {
    const message: unknown = serverErrors[field] ?? form.getFieldState(field)?.error;
    return field !== '' && typeof message === 'string' ? [{ field, message }] : [];
  });
}
