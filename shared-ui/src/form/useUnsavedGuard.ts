import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { useContext, useEffect } from 'react';
import { useFormState } from 'react-final-form';

/** Asks before leaving while the form has unsubmitted input. */
export function useUnsavedGuard(question: string | undefined): void {
  const shell = useContext(ShellApiContext);
  const { dirty, submitSucceeded, submitting } = useFormState({
    subscription: { dirty: true, submitSucceeded: true, submitting: true },
  });
  const unsaved = dirty && !submitSucceeded && !submitting;
  useEffect(() => {
    if (!shell || !question || !unsaved) return;
    return shell.navigation.guardUnsaved(question);
  }, [shell, question, unsaved]);
}
