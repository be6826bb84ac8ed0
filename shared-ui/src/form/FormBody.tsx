import { withAppMode } from '@gruenland/shared-contracts/app-mode.ts';
import type { Dispatch, FormEvent, RefObject, SetStateAction } from 'react';
import { lazy, Suspense, useMemo } from 'react';
import { useForm } from 'react-final-form';
import { usePageFacts } from '#shell-context/usePageFacts.ts';
import { useDraftWanted } from './draft/useDraftWanted.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { Attempts, FormProps } from './Form.tsx';
import { FormContext } from './form-context.ts';
import type { FormContextValue } from './form-context.ts';
import type { SubmitErrors } from './submit-errors.ts';
import { useHydrated } from './useHydrated.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

const DraftKeeper = lazy(() =>
  import(/* webpackChunkName: "kept-form" */ './draft/DraftKeeper.tsx').then(
    ({ DraftKeeper: View }) => ({ default: View }),
    // The form matters more.
    () => ({ default: () => null }),
  ),
);

const NONE: readonly string[] = [];

export interface FormBodyProps extends FormProps {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly busy: boolean;
  readonly handleSubmit: (event?: FormEvent) => unknown;
  readonly attempts: Attempts;
  readonly countAttempt: () => void;
  readonly serverErrors: SubmitErrors;
  readonly setServerErrors: Dispatch<SetStateAction<SubmitErrors>>;
}

/** The `form` element inside of final-form's provider. */
export function FormBody(props: FormBodyProps) {
  const { element, action, busy, className, unsavedQuestion, draft, children } = props;
  const { appMode } = usePageFacts();
  const { context, submit } = useSubmitting(props);
  useUnsavedGuard(unsavedQuestion);
  const [draftWanted, wantDraft] = useDraftWanted(draft);
  return (
    <FormContext value={context}>
      <form
        ref={element}
        method="post"
        action={action === undefined ? undefined : withAppMode(action, appMode)}
        noValidate={context.hydrated}
        aria-busy={busy || undefined}
        className={className}
        onSubmit={submit}
        onInput={wantDraft}
      >
        {appMode ? <input type="hidden" name="is_app" value="true" /> : null}
        <ErrorSummary attempts={props.attempts.made} onAbsentField={props.onAbsentField} />
        {draft !== undefined && draftWanted ? (
          <Suspense>
            <DraftKeeper
              name={draft}
              answered={props.state !== undefined}
              without={props.draftWithout ?? NONE}
            />
          </Suspense>
        ) : null}
        {children}
      </form>
    </FormContext>
  );
}

/**
 * The fields' context and the submit handler. `submitted` is kept here: final-form's own flags go
 * off while a valid submit is under way, and messages would blink.
 */
function useSubmitting(props: FormBodyProps) {
  const { name, busy, attempts, countAttempt, state, handleSubmit } = props;
  const { serverErrors, setServerErrors } = props;
  const hydrated = useHydrated();
  const form = useForm();
  const submitted = attempts.made > attempts.taken || state !== undefined;
  const context = useMemo<FormContextValue>(
    () => ({
      name,
      submitted,
      hydrated,
      busy,
      serverErrors,
      forgetServerError: (field) =>
        setServerErrors((errors) => (field in errors ? without(errors, field) : errors)),
    }),
    [name, submitted, hydrated, busy, serverErrors, setServerErrors],
  );
  const submit = (event: FormEvent) => {
    if (form.getState().submitting) return event.preventDefault();
    setServerErrors({});
    countAttempt();
    void handleSubmit(event);
  };
  return { context, submit };
}

function without(errors: SubmitErrors, field: string): SubmitErrors {
  const { [field]: _, ...others } = errors;
  return others;
}
