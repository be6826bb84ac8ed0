import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import type { ReactNode } from 'react';
import type { SubmitErrors } from './submit-errors.ts';

export type FormValues = Readonly<Record<string, unknown>>;

export interface FormProps {
  /** Prefix of the field ids; unique on the page. */
  readonly name: string;
  /** URL of the page whose action handles the form; default is the current URL. */
  readonly action?: string | undefined;
  readonly initialValues?: FormValues | undefined;
  /** Names and values of hidden fields, for example `intent`, `version` or a record id. */
  readonly hidden?: Readonly<Record<string, string>> | undefined;
  /** Idempotency key, for forms that create a record. */
  readonly formKey?: string | undefined;
  /**
   * Values and messages of a form that the server rejected. Each message stays until its field's
   * value changes.
   */
  readonly state?: FormState | undefined;
  /**
   * Handles the valid values in the browser, for forms that cannot work without script, such as the
   * name of a new passkey. Returns messages by field name, or nothing if the values were accepted.
   * A thrown HttpError becomes messages. If `onSubmit` is absent, the form is sent to its action.
   */
  readonly onSubmit?: ((values: FormValues) => Promise<SubmitErrors | void>) | undefined;
  /**
   * Returns fields whose values are known only when the form is sent, such as the version of a
   * draft that is saved while the user types. They replace fields of the same name.
   */
  readonly getLateFields?: (() => Promise<Readonly<Record<string, string>>>) | undefined;
  /**
   * Called with valid values before the form is sent. Returns true if the form has moved to its
   * next step instead.
   */
  readonly moveToNextStep?: ((values: FormValues) => boolean) | undefined;
  /** Called with the messages when the form was not accepted. */
  readonly onRefused?: ((errors: SubmitErrors) => void) | undefined;
  /**
   * Whether the action may run twice with the same fields. The form is then sent again if the
   * server does not respond. Forms with an idempotency key are always sent again.
   */
  readonly isIdempotent?: boolean | undefined;
  /**
   * Whether visitors who are not signed in may send the form, for example a login. The form is then
   * sent without checking the session, because the page may still know a user whose session has
   * ended.
   */
  readonly worksWithoutSession?: boolean | undefined;
  /** Name of the stored draft: letters, digits, hyphens. It is deleted when the form is accepted. */
  readonly draft?: string | undefined;
  /** Keeps the draft of an accepted form until `DeleteSentDraft` is shown on a later page. */
  readonly keepsDraft?: boolean | undefined;
  /**
   * Names of fields to exclude from the draft, in addition to secret fields such as passwords. Pass
   * the same array in every render.
   */
  readonly draftExcludedFields?: readonly string[] | undefined;
  /** Question shown before the user leaves with unsaved input. If absent, the user is not asked. */
  readonly unsavedQuestion?: string | undefined;
  /** Called when the user selects an error whose field is not on the page. */
  readonly onAbsentFieldSelect?: ((field: string) => void) | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}
