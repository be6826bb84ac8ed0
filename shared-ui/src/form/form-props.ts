import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import type { ReactNode } from 'react';
import type { SubmitErrors } from './submit-errors.ts';

export type FormValues = Readonly<Record<string, unknown>>;

export interface FormProps {
  /** Prefix of the field ids; unique on the page. */
  readonly name: string;
  /**
   * URL to which the browser posts the form if script is unavailable; default is the current URL.
   */
  readonly action?: string | undefined;
  readonly initialValues?: FormValues | undefined;
  /**
   * Values and messages of a form that the server rejected. A message stays until the value of its
   * field changes.
   */
  readonly state?: FormState | undefined;
  /**
   * With script, sends the values once they are valid. Returns messages by field name, or nothing
   * if sending succeeded; a thrown HttpError becomes messages. Returns `next-step` if the form
   * moved to its next step without sending. Without `onSubmit` the browser submits the form once it
   * is valid.
   */
  readonly onSubmit?:
    | ((values: FormValues) => Promise<SubmitErrors | 'next-step' | void>)
    | undefined;
  /**
   * Name of the stored draft: letters, digits, hyphens. A form that the browser submits itself
   * needs `DeleteSentDraft` on its confirmation page.
   */
  readonly draft?: string | undefined;
  /**
   * Names of fields to exclude from the draft, in addition to secret fields such as passwords. Pass
   * the same array in every render.
   */
  readonly draftExcludedFields?: readonly string[] | undefined;
  /** Question shown before the user leaves with unsaved input; without it no question is shown. */
  readonly unsavedQuestion?: string | undefined;
  /** Called when the user selects an error whose field is not on the page. */
  readonly onAbsentField?: ((field: string) => void) | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}
