import { createContext, useContext } from 'react';

/** Data of a form that its fields need, apart from their values. */
export interface FormContextValue {
  /** Prefix of the field ids; unique on the page. */
  readonly name: string;
  /**
   * True after a submit attempt with script, or if this page is the response to a rejected POST.
   */
  readonly submitted: boolean;
  /**
   * True once script is running: native validation is off, and controls that need script are shown.
   */
  readonly isHydrated: boolean;
  /** True while a submission is in progress. */
  readonly busy: boolean;
  /** Sends the form again with the button that was pressed last. */
  readonly sendAgain: () => void;
  /** Server messages by field name; the empty name holds a message for the whole form. */
  readonly serverErrors: Readonly<Record<string, string>>;
  /** Removes the server's message about a field that the user has changed. */
  readonly clearServerError: (field: string) => void;
}

export const FormContext = createContext<FormContextValue | null>(null);

/**
 * Returns the data of the surrounding form.
 * @throws Error outside a {@link Form}
 */
export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) throw new Error('A form field must be inside a <Form>.');
  return context;
}

/** Returns the id of a field's control; identical on server and browser. */
export function getFieldId(form: string, field: string): string {
  return `${form}-${field.replace(/[^\w-]+/g, '-')}`;
}
