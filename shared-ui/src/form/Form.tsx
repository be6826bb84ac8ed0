import { FORM_ERROR } from 'final-form';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { useContext, useMemo, useRef, useState } from 'react';
import { Form as FinalForm } from 'react-final-form';
import { classNames } from '#class-names/classNames.ts';
import styles from './Form.module.css';
import { deleteDraftLazily } from './draft/delete-draft-lazily.ts';
import { FormBody } from './FormBody.tsx';
import type { SubmitAttempts } from './FormBody.tsx';
import type { FormProps, FormValues } from './form-props.ts';
import { useRelogin } from './login/useRelogin.ts';
import { toSubmitErrors } from './submit-errors.ts';
import type { SubmitErrors } from './submit-errors.ts';

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
            className={classNames(styles.form, props.className)}
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

/** Result that tells final-form that the submit failed; this component stores the messages. */
const FAILED_SUBMIT = { [FORM_ERROR]: true };
