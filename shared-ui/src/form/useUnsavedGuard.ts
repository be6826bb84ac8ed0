import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { useContext, useEffect } from 'react';
import { useFormState } from 'react-final-form';

/** Asks the question before the user leaves the page while the form has unsubmitted input. */
export function useUnsavedGuard(question: string | undefined): void {
  const shell = useContext(ShellApiContext);
  const { dirty, submitSucceeded } = useFormState({
    subscription: { dirty: true, submitSucceeded: true },
  });
  const hasUnsavedInput = dirty && !submitSucceeded;
  useEffect(() => {
    if (!shell || !question || !hasUnsavedInput) return;
    return shell.navigation.guardUnsaved(question);
  }, [shell, question, hasUnsavedInput]);
}
