import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { WatchlistKind } from '@gruenland/shared-contracts/api/watchlist.ts';
import type { FormEvent } from 'react';
import { useContext, useEffect, useState } from 'react';
import { VisuallyHidden } from '#a11y/VisuallyHidden.tsx';
import { Button } from '#button/Button.tsx';
import { IconHeart } from '#icon/IconHeart.tsx';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { readSavedKeys } from './saved-keys.ts';
import styles from './SaveButton.module.css';

interface SaveButtonProps {
  readonly kind: WatchlistKind;
  readonly id: string;
  /** Title of the entry; part of the button's accessible name, to distinguish several buttons. */
  readonly title: string;
}

/**
 * Renders the save button („Merken“); without script it is a plain form. Pages are cached for all
 * visitors, so their HTML does not show whether the visitor has saved the entry. The button
 * requests this state on the visitor's first interaction.
 */
export function SaveButton({ kind, id, title }: SaveButtonProps) {
  // Without a shell, for example in the styleguide, the button stays a plain form.
  const http = useContext(ShellApiContext)?.http;
  const entryKey = `${kind}:${id}`;
  const [isSaved, setSaved] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!http) return;
    let isMounted = true;
    void readSavedKeys(http).then((keys) => isMounted && setSaved(keys.has(entryKey)));
    return () => {
      isMounted = false;
    };
  }, [http, entryKey]);
  const press = async (event: FormEvent<HTMLFormElement>) => {
    if (!http) return;
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    const keys = await readSavedKeys(http);
    const wasSaved = keys.has(entryKey);
    const path = wasSaved ? '/api/watchlist/remove' : '/api/watchlist';
    await http(path, { method: 'POST', body: { kind, id } }).then(
      () => {
        if (wasSaved) keys.delete(entryKey);
        else keys.add(entryKey);
        setSaved(!wasSaved);
      },
      // Submits the plain form if the request fails; the server then shows the error on a separate
      // page.
      () => form.submit(),
    );
    setBusy(false);
  };
  return (
    <form
      method="post"
      action={paths.watchlist()}
      className={styles.form}
      onSubmit={(event) => void press(event)}
    >
      <input type="hidden" name="intent" value={isSaved ? 'remove' : 'save'} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" look="secondary" size="small" busy={busy} aria-pressed={isSaved}>
        <IconHeart /> {isSaved ? 'Gemerkt' : 'Merken'}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Button>
    </form>
  );
}
