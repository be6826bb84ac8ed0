import type { SavedReference } from '@gruenland/shared-contracts/api/watchlist.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { ReactNode } from 'react';
import { useSavedEntry } from './useSavedEntry.ts';
import styles from './SaveForm.module.css';

interface SaveFormProps extends SavedReference {
  readonly title: string;
  /** Renders the submit button. */
  readonly children: (state: { readonly isSaved: boolean; readonly isBusy: boolean }) => ReactNode;
}

/**
 * Renders the form that saves an entry on the watchlist or removes it. Without script it is a plain
 * form.
 */
export function SaveForm({ kind, id, title, children }: SaveFormProps) {
  const { isSaved, isBusy, handleSubmit } = useSavedEntry({ kind, id }, title);
  return (
    <form
      method="post"
      action={paths.watchlist()}
      className={styles.form}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <input type="hidden" name="intent" value={isSaved ? 'remove' : 'save'} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      {children({ isSaved, isBusy })}
    </form>
  );
}
