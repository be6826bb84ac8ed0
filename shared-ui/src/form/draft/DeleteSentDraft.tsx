import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { useContext, useEffect } from 'react';
import { deleteDraftLazily } from './delete-draft-lazily.ts';

interface DeleteSentDraftProps {
  /** Name of the submitted form's draft. */
  readonly name: string;
}

/**
 * Rendered on the confirmation page of a form: deletes the draft once the form was submitted
 * successfully.
 */
export function DeleteSentDraft({ name }: DeleteSentDraftProps) {
  const shell = useContext(ShellApiContext);
  useEffect(() => deleteDraftLazily(name, shell), [name, shell]);
  return null;
}
