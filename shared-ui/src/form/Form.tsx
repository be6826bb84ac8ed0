import { FORM_ERROR } from 'final-form';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { useContext, useReducer, useRef, useState } from 'react';
import { Form as FinalForm } from 'react-final-form';
import { classNames } from '#class-names/classNames.ts';
import styles from './Form.module.css';
import { deleteDraftLazily } from './draft/delete-draft-lazily.ts';
import { FormBody } from './FormBody.tsx';
import type { SubmitAttempts } from './FormBody.tsx';
import type { FormProps, FormValues } from './form-props.ts';
import { useRelogin } from './login/useRelogin.ts';
import { createFormSender } from './send-form.ts';
import type { SendOutcome } from './send-form.ts';
import { convertToSubmitErrors } from './submit-errors.ts';
import { useGuardRelease } from './useGuardRelease.ts';
import type { SubmitErrors } from './submit-errors.ts';

/**
 * Renders a form that the action of a page handles. Without script, the browser posts the form.
 * With script, the form sends the same fields to the same URL and shows the result without a page
 * load. A hydrated form validates its input itself and disables browser validation.
 */
export function Form(props: FormProps) {
  // A new key remounts an accepted form with the initial values of the page that follows.
  const [acceptedCount, incrementAcceptedCount] = useReducer((count: number) => count + 1, 0);
  return <FormInstance key={acceptedCount} {...props} onAccepted={incrementAcceptedCount} />;
}

function FormInstance(props: FormProps & { readonly onAccepted: () => void }) {
  const { state, onSubmit, draft, keepsDraft, onAccepted } = props;
  const shell = useContext(ShellApiContext);
  const element = useRef<HTMLFormElement>(null);
  const submitter = useRef<HTMLElement>(null);
  const [sendForm] = useState(createFormSender);
  const [serverErrors, setServerErrors] = useState<SubmitErrors>(state?.errors ?? {});
  const [initialValues] = useState(() => ({ ...props.initialValues, ...state?.values }));
  const [attempts, setAttempts] = useState<SubmitAttempts>({ total: 0, totalBeforeStep: 0 });
  const { withRelogin, withSessionCheck, pendingRelogin } = useRelogin();
  const { mayLeave, allowLeaving, sendUnguarded } = useGuardRelease();
  const send = (form: HTMLFormElement) => {
    const sendNow = () =>
      sendUnguarded(() =>
        sendForm(form, submitter.current, {
          shell,
          isIdempotent: props.isIdempotent === true,
          getLateFields: props.getLateFields,
        }),
      );
    return props.worksWithoutSession ? sendNow() : withSessionCheck(sendNow);
  };
  const handle = async (values: FormValues): Promise<SendOutcome> => {
    const errors = await withRelogin(() =>
      sendUnguarded(async () => (await onSubmit?.(values)) ?? {}),
    );
    return Object.keys(errors).length > 0 ? { kind: 'refused', errors } : { kind: 'accepted' };
  };
  const submitValues = async (values: FormValues) => {
    if (props.moveToNextStep?.(values)) {
      setAttempts(({ total }) => ({ total, totalBeforeStep: total }));
      return FAILED_SUBMIT;
    }
    const form = element.current;
    const outcome = await (onSubmit || !form ? handle(values) : send(form)).catch(
      (error: unknown): SendOutcome => ({ kind: 'refused', errors: convertToSubmitErrors(error) }),
    );
    if (outcome.kind === 'refused') {
      setServerErrors(outcome.errors);
      props.onRefused?.(outcome.errors);
      return FAILED_SUBMIT;
    }
    if (outcome.kind === 'accepted') {
      if (draft !== undefined && !keepsDraft) deleteDraftLazily(draft, shell);
      if (!onSubmit) onAccepted();
    }
    return undefined;
  };
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
            submitter={submitter}
            busy={submitting === true}
            mayLeave={mayLeave}
            className={classNames(styles.form, props.className)}
            handleSubmit={handleSubmit}
            attempts={attempts}
            onAttempt={(button) => {
              submitter.current = button;
              setAttempts((before) => ({ ...before, total: before.total + 1 }));
            }}
            serverErrors={serverErrors}
            setServerErrors={setServerErrors}
          />
        )}
      </FinalForm>
      {pendingRelogin ? (
        <pendingRelogin.View {...pendingRelogin} allowLeaving={allowLeaving} />
      ) : null}
    </>
  );
}

/**
 * Result that tells final-form that the submit failed; this component keeps the messages itself.
 */
const FAILED_SUBMIT = { [FORM_ERROR]: true };
