import type { FormState } from '@gruenland/shared-contracts/route.ts';
import { FORM_ERROR } from 'final-form';
import type { ReactNode } from 'react';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { useContext, useMemo, useRef, useState } from 'react';
import { Form as FinalForm } from 'react-final-form';
import { classNames } from '#class-names/classNames.ts';
import styles from './Form.module.css';
import { deleteDraftLazily } from './draft/delete-draft-lazily.ts';
import { FormBody } from './FormBody.tsx';
import { useRelogin } from './login/useRelogin.ts';
import { toSubmitErrors } from './submit-errors.ts';
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

/**
 * A form that works without script as a plain POST. Once it is hydrated, it validates input itself
 * and switches browser validation off.
 */
export function Form(props: FormProps) {
  const { state, onSubmit, draft } = props;
  const shell = useContext(ShellApiContext);
  const element = useRef<HTMLFormElement>(null);
  const [serverErrors, setServerErrors] = useState<SubmitErrors>(state?.errors ?? {});
  const [initialValues] = useState(() => ({ ...props.initialValues, ...state?.values }));
  const [attempts, setAttempts] = useState<SubmitAttempts>({ total: 0, totalBeforeStep: 0 });
  const { withRelogin, withSessionCheck, relogin } = useRelogin();
  const submitValues = useMemo(
    () => async (values: FormValues) => {
      const errors = await (
        onSubmit
          ? withRelogin(() => onSubmit(values))
          : withSessionCheck(() => element.current?.submit())
      ).catch(toSubmitErrors);
      if (errors === 'next-step') {
        setAttempts(({ total }) => ({ total, totalBeforeStep: total }));
        return FAILED_SUBMIT;
      }
      if (errors && Object.keys(errors).length > 0) {
        setServerErrors(errors);
        return FAILED_SUBMIT;
      }
      if (onSubmit && draft !== undefined) deleteDraftLazily(draft, shell);
      return undefined;
    },
    [onSubmit, draft, shell, withRelogin, withSessionCheck],
  );
  return (
    <>
      <FinalForm
        onSubmit={submitValues}
        initialValues={initialValues}
        subscription={{ submitting: true }}
      >
        {({ handleSubmit, submitting }) => (
          <FormBody
            {...props}
            element={element}
            busy={submitting === true}
            className={classNames(styles['form'], props.className)}
            handleSubmit={handleSubmit}
            attempts={attempts}
            countAttempt={() => setAttempts((before) => ({ ...before, total: before.total + 1 }))}
            serverErrors={serverErrors}
            setServerErrors={setServerErrors}
          />
        )}
      </FinalForm>
      {relogin ? <relogin.View {...relogin} /> : null}
    </>
  );
}

/** Number of submit attempts: in the whole form, and in the steps before the current one. */
export interface SubmitAttempts {
  readonly total: number;
  /** Attempts in earlier steps, which must not make errors of the current step visible. */
  readonly totalBeforeStep: number;
}

/** Result that tells final-form that the submit failed; this component stores the messages. */
const FAILED_SUBMIT = { [FORM_ERROR]: true };
