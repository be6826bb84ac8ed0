import { useFormState } from 'react-final-form';
import type { FormValues } from './Form.tsx';

/** Values of the form around, for parts that depend on what was filled in elsewhere. */
export function useFormValues(): FormValues {
  return useFormState<Record<string, unknown>>({ subscription: { values: true } }).values;
}
