import { createContext, useContext } from 'react';

/** Name and value of a button; both are empty for a button without them. */
export interface PressedButton {
  readonly name: string;
  readonly value: string;
}

/** Data of a form that its fields need, apart from their values. */
export interface FormContextValue {
  /** Prefix of the field ids; unique on the page. */
  readonly name: string;
  /** True after a submit attempt in the current step, or if the server has rejected the form. */
  readonly submitted: boolean;
  /** True after hydration: native validation is off, and controls that need script are shown. */
  readonly isHydrated: boolean;
  /** True while a submission is in progress. */
  readonly busy: boolean;
  /** The button that started the submission; null if a script sent the form. */
  readonly pressedButton: PressedButton | null;
  /** Sends the form again with the button that was pressed last. */
  readonly sendAgain: () => void;
  /** Server messages by field name; the empty name holds a message for the whole form. */
  readonly serverErrors: Readonly<Record<string, string>>;
  /** Removes the server's message about a field that the user has changed. */
  readonly clearServerError: (fieldName: string) => void;
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
export function getFieldId(formName: string, fieldName: string): string {
  return `${formName}-${fieldName.replace(/[^\w-]+/g, '-')}`;
}
