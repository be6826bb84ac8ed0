import type { FormState } from '@gruenland/shared-contracts/route.ts';
import { FORM_ERROR } from 'final-form';
import type { ReactNode } from 'react';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { useContext, useMemo, useRef, useState } from 'react';
import { Form as FinalForm } from 'react-final-form';
import { classNames } from '#class-names/classNames.ts';
import styles from './Form.module.css';
import { forgetDraft } from './draft/forget-draft.ts';
import { FormBody } from './FormBody.tsx';
import { useSamePerson } from './login/useSamePerson.ts';
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
   * HttpError becomes messages. `goes-on`: a step was taken and nothing sent yet. Without it the
   * browser sends the form itself once it is valid.
   */
  readonly onSubmit?:
    | ((values: FormValues) => Promise<SubmitErrors | 'goes-on' | void>)
    | undefined;
  /**
   * Name under which what is written is kept until it was sent: letters, digits, dashes. A form that
   * the browser sends itself is forgotten by `SentDraft` on the page it leads to.
   */
  readonly draft?: string | undefined;
  /** Fields that are kept nowhere, beside those whose names say so; must stay the same array. */
  readonly draftWithout?: readonly string[] | undefined;
  /** Asked before leaving with unsaved input; without it nobody is asked. */
  readonly unsavedQuestion?: string | undefined;
  /** Somebody wants to a field that the server named and that is not on the page at present. */
  readonly onAbsentField?: ((field: string) => void) | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * A form that works before script as a real POST and afterwards checks while people type. Browser
 * validation is switched off only once our own has taken over.
 */
export function Form(props: FormProps) {
  const { state, onSubmit, draft } = props;
  const shell = useContext(ShellApiContext);
  const element = useRef<HTMLFormElement>(null);
  const [serverErrors, setServerErrors] = useState<SubmitErrors>(state?.errors ?? {});
  const [initialValues] = useState(() => ({ ...props.initialValues, ...state?.values }));
  const [attempts, setAttempts] = useState<Attempts>({ made: 0, taken: 0 });
  const { act, check, asked } = useSamePerson();
  const send = useMemo(
    () => async (values: FormValues) => {
      const errors = await (
        onSubmit ? act(() => onSubmit(values)) : check(() => element.current?.submit())
      ).catch(errorsOf);
      if (errors === 'goes-on') {
        setAttempts(({ made }) => ({ made, taken: made }));
        return NOT_SENT;
      }
      if (errors && Object.keys(errors).length > 0) {
        setServerErrors(errors);
        return NOT_SENT;
      }
      if (onSubmit && draft !== undefined) forgetDraft(draft, shell);
      return undefined;
    },
    [onSubmit, draft, shell, act, check],
  );
  return (
    <>
      <FinalForm onSubmit={send} initialValues={initialValues} subscription={{ submitting: true }}>
        {({ handleSubmit, submitting }) => (
          <FormBody
            {...props}
            element={element}
            busy={submitting === true}
            className={classNames(styles['form'], props.className)}
            handleSubmit={handleSubmit}
            attempts={attempts}
            countAttempt={() => setAttempts((before) => ({ ...before, made: before.made + 1 }))}
            serverErrors={serverErrors}
            setServerErrors={setServerErrors}
          />
        )}
      </FinalForm>
      {asked ? <asked.View {...asked} /> : null}
    </>
  );
}

/** How often somebody tried to send, and how many of these were there when a step was taken. */
export interface Attempts {
  readonly made: number;
  /** They do not count against the fields of the next step. */
  readonly taken: number;
}

/** Tells final-form that the values are not saved yet; the messages are our own. */
const NOT_SENT = { [FORM_ERROR]: true };
