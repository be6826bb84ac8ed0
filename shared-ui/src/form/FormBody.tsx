import { addAppModeParameter } from '@gruenland/shared-contracts/app-mode.ts';
import type { Dispatch, FormEvent, RefObject, SetStateAction } from 'react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useForm } from 'react-final-form';
import { usePageFacts } from '#shell-context/usePageFacts.ts';
import { IDEMPOTENCY_KEY_FIELD } from './call/form-call.ts';
import { useDraftNeeded } from './draft/useDraftNeeded.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { FormProps } from './form-props.ts';
import { FormContext } from './form-context.ts';
import type { FormContextValue, PressedButton } from './form-context.ts';
import type { SubmitErrors } from './submit-errors.ts';
import { useHydrated } from './useHydrated.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

const DraftAutosave = lazy(() =>
  import(/* webpackChunkName: "kept-form" */ './draft/DraftAutosave.tsx').then(
    ({ DraftAutosave: View }) => ({ default: View }),
    // If the draft code cannot be loaded, the form works without drafts.
    () => ({ default: () => null }),
  ),
);

const NO_FIELDS: readonly string[] = [];

/** Number of submit attempts: in the whole form, and in the steps before the current one. */
export interface SubmitAttempts {
  readonly total: number;
  /**
   * Number of attempts in earlier steps. These attempts must not make errors of the current step
   * visible.
   */
  readonly totalBeforeStep: number;
}

export interface FormBodyProps extends FormProps {
  readonly element: RefObject<HTMLFormElement | null>;
  /** The button that submitted the form last. */
  readonly submitter: RefObject<HTMLElement | null>;
  readonly busy: boolean;
  readonly handleSubmit: (event?: FormEvent) => unknown;
  readonly attempts: SubmitAttempts;
  /** Called with the button that submits the form, before the values are validated. */
  readonly onAttempt: (submitter: HTMLElement | null) => void;
  /** Whether the page may be left with unsaved input, because the input is being sent. */
  readonly mayLeave: boolean;
  readonly serverErrors: SubmitErrors;
  readonly setServerErrors: Dispatch<SetStateAction<SubmitErrors>>;
}

/** Renders the `form` element within final-form's provider. */
export function FormBody(props: FormBodyProps) {
  const { element, action, busy, mayLeave, className, unsavedQuestion, draft, children } = props;
  const { appMode } = usePageFacts();
  const [hasSentValues] = useState(props.state !== undefined);
  const [wasRefused] = useState(Object.keys(props.state?.errors ?? {}).length > 0);
  const { context, submit } = useFormSubmit(props, wasRefused);
  useUnsavedGuard(mayLeave ? undefined : unsavedQuestion);
  const [isDraftNeeded, markDraftNeeded] = useDraftNeeded(draft);
  return (
    <FormContext value={context}>
      <form
        ref={element}
        method="post"
        action={action === undefined ? undefined : addAppModeParameter(action, appMode)}
        noValidate
        aria-label={props['aria-label']}
        aria-busy={busy || undefined}
        className={className}
        onSubmit={submit}
        onInput={markDraftNeeded}
      >
        <HiddenFields {...props} appMode={appMode} />
        <ErrorSummary
          attempts={props.attempts.total}
          onAbsentFieldSelect={props.onAbsentFieldSelect}
        />
        {draft !== undefined && isDraftNeeded ? (
          <Suspense>
            <DraftAutosave
              name={draft}
              hasSentValues={hasSentValues}
              excludedFields={props.draftExcludedFields ?? NO_FIELDS}
            />
          </Suspense>
        ) : null}
        {children}
      </form>
    </FormContext>
  );
}

function HiddenFields(props: FormBodyProps & { readonly appMode: boolean }) {
  const { hidden, formKey, state, appMode } = props;
  const idempotencyKey = state?.values[IDEMPOTENCY_KEY_FIELD] ?? formKey;
  const fields = {
    ...(appMode ? { is_app: 'true' } : {}),
    ...hidden,
    ...(idempotencyKey ? { [IDEMPOTENCY_KEY_FIELD]: idempotencyKey } : {}),
  };
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/**
 * Creates the context of the fields and the submit handler. `submitted` is computed here, because
 * final-form resets its own flags during a valid submit and the messages would briefly disappear.
 */
function useFormSubmit(props: FormBodyProps, wasRefused: boolean) {
  const { name, busy, attempts, onAttempt, handleSubmit, element, submitter } = props;
  const { serverErrors, setServerErrors } = props;
  const isHydrated = useHydrated();
  const [pressedButton, setPressedButton] = useState<PressedButton | null>(null);
  const form = useForm();
  const submitted = attempts.total > attempts.totalBeforeStep || wasRefused;
  const context = useMemo<FormContextValue>(
    () => ({
      name,
      submitted,
      isHydrated,
      busy,
      pressedButton,
      serverErrors,
      sendAgain: () => {
        const button = submitter.current;
        element.current?.requestSubmit(button?.isConnected ? button : null);
      },
      clearServerError: (field) =>
        setServerErrors((errors) => (field in errors ? omitFieldError(errors, field) : errors)),
    }),
    [
      name,
      submitted,
      isHydrated,
      busy,
      pressedButton,
      serverErrors,
      setServerErrors,
      element,
      submitter,
    ],
  );
  const submit = (event: FormEvent) => {
    if (form.getState().submitting) return event.preventDefault();
    setServerErrors({});
    const button = (event.nativeEvent as SubmitEvent).submitter;
    setPressedButton(
      button instanceof HTMLButtonElement ? { name: button.name, value: button.value } : null,
    );
    onAttempt(button);
    void handleSubmit(event);
  };
  return { context, submit };
}

function omitFieldError(errors: SubmitErrors, field: string): SubmitErrors {
  const { [field]: _, ...others } = errors;
  return others;
}
