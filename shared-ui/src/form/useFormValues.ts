import { useFormState } from 'react-final-form';
import type { FormValues } from './form-props.ts';

/** Returns the values of the surrounding form, for conditional content. */
export function useFormValues(): FormValues {
  return useFormState<Record<string, unknown>>({ subscription: { values: true } }).values;
}
