import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { useContext, useEffect } from 'react';
import { deleteDraftLazily } from './delete-draft-lazily.ts';

interface DeleteSentDraftProps {
  /** Name of the submitted form's draft. */
  readonly name: string;
}

/**
 * Deletes the draft of a form that was submitted successfully. Render it on the confirmation page.
 */
export function DeleteSentDraft({ name }: DeleteSentDraftProps) {
  const shell = useContext(ShellApiContext);
  useEffect(() => deleteDraftLazily(name, shell), [name, shell]);
  return null;
}
