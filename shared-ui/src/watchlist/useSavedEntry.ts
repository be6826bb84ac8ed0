import type { SavedReference } from '@gruenland/shared-contracts/api/watchlist.ts';
import type { FormEvent } from 'react';
import { useContext, useEffect, useState } from 'react';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { waitForFirstInteraction } from '#loading/waitForFirstInteraction.ts';

const loadSavedEntries = () =>
  import(/* webpackChunkName: "saved-entries" */ './saved-entries.browser.ts');

/**
 * Returns whether the visitor has saved an entry, and a handler for the form that saves or removes
 * it. Pages are cached for all visitors, so their HTML does not show whether an entry is saved: the
 * browser requests this on the visitor's first interaction.
 */
export function useSavedEntry({ kind, id }: SavedReference, title: string) {
  // Without a shell, for example in the styleguide, the form stays a plain form.
  const shell = useContext(ShellApiContext);
  const [isSaved, setSaved] = useState(false);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    if (!shell) return;
    let isMounted = true;
    let stopWatching: (() => void) | undefined;
    void waitForFirstInteraction()
      .then(loadSavedEntries)
      .then(({ watchSavedEntry }) => {
        if (isMounted) stopWatching = watchSavedEntry(shell.http, { kind, id }, setSaved);
      })
      // Without this code the button still works as a plain form.
      .catch(() => {});
    return () => {
      isMounted = false;
      stopWatching?.();
    };
  }, [shell, kind, id]);
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    if (!shell) return;
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    await loadSavedEntries()
      .then(({ toggleSavedEntry }) => toggleSavedEntry(shell, { kind, id }, title))
      // Submits the plain form if this fails; the server then shows the error on a separate page.
      .catch(() => form.submit());
    setBusy(false);
  };
  return { isSaved, isBusy, handleSubmit };
}
