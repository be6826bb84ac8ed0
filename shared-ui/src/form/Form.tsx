import type { FormState } from '@gruenland/shared-contracts/route.ts';
import type { ReactNode } from 'react';
import { useMemo, useRef, useState } from 'react';
import { Form as FinalForm } from 'react-final-form';
import { classNames } from '#class-names/classNames.ts';
import styles from './Form.module.css';
import { FormBody } from './FormBody.tsx';
import { errorsOf } from './submit-errors.ts';
import type { SubmitErrors } from './submit-errors.ts';

export type FormValues = Readonly<Record<string, unknown>>;

export interface FormProps {
  /** Goes before the ids of the fields; unique on the page. */
  readonly name: string;
  /** Address for a POST without script; default is the page's own address. */
  readonly action?: string | undefined;
  readonly initialValues?: FormValues | undefined;
  /** What the server refused: its values are shown again, its messages until the field changes. */
  readonly state?: FormState | undefined;
  /**
   * Sends valid values with script. Answers nothing when done, or messages by field name; a thrown
   * HttpError becomes messages. Without it the browser sends the form itself once it is valid.
   */
  readonly onSubmit?: ((values: FormValues) => Promise<SubmitErrors | void>) | undefined;
  /** Asked before leaving with unsaved input; without it nobody is asked. */
  readonly unsavedQuestion?: string | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * A form that works before script as a real POST and afterwards checks while people type. Browser
 * validation is switched off only once our own has taken over.
 */
export function Form(props: FormProps) {
  const { state, onSubmit } = props;
  const element = useRef<HTMLFormElement>(null);
  const [serverErrors, setServerErrors] = useState<SubmitErrors>(state?.errors ?? {});
  const [initialValues] = useState(() => ({ ...props.initialValues, ...state?.values }));
  const send = useMemo(
    () => async (values: FormValues) => {
      if (!onSubmit) return element.current?.submit();
      const errors = await onSubmit(values).catch(errorsOf);
      if (errors && Object.keys(errors).length > 0) setServerErrors(errors);
    },
    [onSubmit],
  );
  return (
    <FinalForm onSubmit={send} initialValues={initialValues} subscription={{ submitting: true }}>
      {({ handleSubmit, submitting }) => (
        <FormBody
          {...props}
          element={element}
          busy={submitting === true}
          className={classNames(styles['form'], props.className)}
          handleSubmit={handleSubmit}
          serverErrors={serverErrors}
          setServerErrors={setServerErrors}
        />
      )}
    </FinalForm>
  );
}
