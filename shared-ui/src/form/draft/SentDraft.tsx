import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { useContext, useEffect } from 'react';
import { forgetDraft } from './forget-draft.ts';

interface SentDraftProps {
  /** Of the form whose sending this page confirms. */
  readonly name: string;
}

/** Stands on the page that says a form has arrived: only then its draft is forgotten. */
export function SentDraft({ name }: SentDraftProps) {
  const shell = useContext(ShellApiContext);
  useEffect(() => forgetDraft(name, shell), [name, shell]);
  return null;
}
