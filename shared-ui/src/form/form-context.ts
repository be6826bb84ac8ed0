import { createContext, useContext } from 'react';

/** What a form tells its fields beyond their values. */
export interface FormContextValue {
  /** Goes before the ids of the fields; unique on the page. */
  readonly name: string;
  /** A submit attempt was made, in the browser or before this page was rendered. */
  readonly submitted: boolean;
  /** The script runs: native validation is off and helpers that need script are shown. */
  readonly hydrated: boolean;
  /** A valid submit is under way. */
  readonly busy: boolean;
  /** Messages of the server by field name; the empty name holds those of the whole form. */
  readonly serverErrors: Readonly<Record<string, string>>;
  /** Takes back the server's message, because the field was changed. */
  readonly forgetServerError: (field: string) => void;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** Throws outside a {@link Form}. */
export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) throw new Error('A form field stands outside of <Form>.');
  return context;
}

/** Id of a field's control, the same on server and in the browser. */
export function fieldId(form: string, field: string): string {
  return `${form}-${field.replace(/[^\w-]+/g, '-')}`;
}
