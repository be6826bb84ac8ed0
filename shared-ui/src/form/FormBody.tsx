import { addAppMode } from '@gruenland/shared-contracts/app-mode.ts';
import type { Dispatch, FormEvent, RefObject, SetStateAction } from 'react';
import { lazy, Suspense, useMemo } from 'react';
import { useForm } from 'react-final-form';
import { usePageFacts } from '#shell-context/usePageFacts.ts';
import { useDraftNeeded } from './draft/useDraftNeeded.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { FormProps } from './form-props.ts';
import { FormContext } from './form-context.ts';
import type { FormContextValue } from './form-context.ts';
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
  /** Attempts in earlier steps, which must not make errors of the current step visible. */
  readonly totalBeforeStep: number;
}

export interface FormBodyProps extends FormProps {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly busy: boolean;
  readonly handleSubmit: (event?: FormEvent) => unknown;
  readonly attempts: SubmitAttempts;
  readonly countAttempt: () => void;
  readonly serverErrors: SubmitErrors;
  readonly setServerErrors: Dispatch<SetStateAction<SubmitErrors>>;
}

/** The `form` element within final-form's provider. */
export function FormBody(props: FormBodyProps) {
  const { element, action, busy, className, unsavedQuestion, draft, children } = props;
  const { appMode } = usePageFacts();
  const { context, submit } = useFormSubmit(props);
  useUnsavedGuard(unsavedQuestion);
  const [isDraftNeeded, markDraftNeeded] = useDraftNeeded(draft);
  return (
    <FormContext value={context}>
      <form
        ref={element}
        method="post"
        action={action === undefined ? undefined : addAppMode(action, appMode)}
        noValidate={context.isHydrated}
        aria-busy={busy || undefined}
        className={className}
        onSubmit={submit}
        onInput={markDraftNeeded}
      >
        {appMode ? <input type="hidden" name="is_app" value="true" /> : null}
        <ErrorSummary attempts={props.attempts.total} onAbsentField={props.onAbsentField} />
        {draft !== undefined && isDraftNeeded ? (
          <Suspense>
            <DraftAutosave
              name={draft}
              wasRefused={props.state !== undefined}
              excludedFields={props.draftExcludedFields ?? NO_FIELDS}
            />
          </Suspense>
        ) : null}
        {children}
      </form>
    </FormContext>
  );
}

/**
 * Provides the fields' context and the submit handler. `submitted` is computed here, because
 * final-form resets its own flags during a valid submit, so the messages would briefly disappear.
 */
function useFormSubmit(props: FormBodyProps) {
  const { name, busy, attempts, countAttempt, state, handleSubmit } = props;
  const { serverErrors, setServerErrors } = props;
  const isHydrated = useHydrated();
  const form = useForm();
  const submitted = attempts.total > attempts.totalBeforeStep || state !== undefined;
  const context = useMemo<FormContextValue>(
    () => ({
      name,
      submitted,
      isHydrated,
      busy,
      serverErrors,
      clearServerError: (field) =>
        setServerErrors((errors) => (field in errors ? omitFieldError(errors, field) : errors)),
    }),
    [name, submitted, isHydrated, busy, serverErrors, setServerErrors],
  );
  const submit = (event: FormEvent) => {
    if (form.getState().submitting) return event.preventDefault();
    setServerErrors({});
    countAttempt();
    void handleSubmit(event);
  };
  return { context, submit };
}

function omitFieldError(errors: SubmitErrors, field: string): SubmitErrors {
  const { [field]: _, ...others } = errors;
  return others;
}
