import type { FormEvent } from 'react';
import { addAppModeParameter } from '@gruenland/shared-contracts/app-mode.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { usePageFacts } from '@gruenland/shared-ui/shell-context/usePageFacts.ts';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';

/** Milliseconds for which the message about the end of the session is shown. */
const TOAST_LIFE_MS = 8000;

/**
 * Ends the session and navigates to the home page; shows a warning if the server cannot be reached.
 * Without JavaScript the button submits a form.
 */
export function LogOutButton() {
  const { session, navigation, toasts } = useShell();
  const { appMode } = usePageFacts();
  const logOut = async () => {
    try {
      await session.logOut();
      toasts.add({ severity: 'success', summary: 'Sie sind abgemeldet.', lifeMs: TOAST_LIFE_MS });
    } catch {
      toasts.add({
        severity: 'warn',
        summary: 'Sie sind auf diesem Gerät abgemeldet.',
        detail: 'Der Server hat nicht geantwortet. Bitte melden Sie sich später noch einmal ab.',
        lifeMs: TOAST_LIFE_MS,
      });
    }
    navigation.navigate(paths.home());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void logOut();
  };
  return (
    <form method="post" action={addAppModeParameter(paths.logOut(), appMode)} onSubmit={submit}>
      <Button type="submit" look="quiet">
        Abmelden
      </Button>
    </form>
  );
}
