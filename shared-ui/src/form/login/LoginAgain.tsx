import * as paths from '@gruenland/shared-contracts/paths.ts';
import { Button } from '#button/Button.tsx';
import { Dialog } from '#dialog/Dialog.tsx';
import { useEffect, useState } from 'react';
import { usePageFacts } from '#shell-context/usePageFacts.ts';
import { useSession } from '#shell-context/useSession.ts';
import { useShell } from '#shell-context/useShell.ts';
import { openSignInWindow } from './sign-in-window.ts';

export interface LoginAgainProps {
  /** Somebody is signed in, but must prove once more who they are. */
  readonly fresh: boolean;
  /** Id of who began the form; undefined when nobody was signed in. */
  readonly person: string | undefined;
  /** Called once: whether the right person is signed in now. */
  readonly onEnd: (signedIn: boolean) => void;
}

/**
 * Asks for a login beside a form. The login page opens in a window of its own, so every way of
 * signing in works; it closes itself, and the form goes on. Where there are no windows, as in the app,
 * the page leads to the login and back, and what was written stands there again.
 */
export function LoginAgain({ fresh, person, onEnd }: LoginAgainProps) {
  const { session, navigation } = useShell();
  const { appMode } = usePageFacts();
  const { user } = useSession();
  const [first] = useState(user?.id);
  const [tried, setTried] = useState(false);
  const address = fresh ? paths.confirmLogin : paths.login;
  const isRight = user !== null && (person === undefined || user.id === person);
  const isOther = user !== null && !isRight;
  const back = async () => {
    await session.reload();
    const now = session.getState().user?.id;
    if (now !== undefined && (person === undefined || now === person)) onEnd(true);
  };
  const signIn = () => {
    setTried(true);
    if (!appMode && openSignInWindow(address(paths.signedInWindow()), () => void back())) return;
    onEnd(false);
    navigation.navigate(address(window.location.pathname + window.location.search));
  };
  // Signed in meanwhile in another tab.
  const arrived = !fresh && isRight && user.id !== first;
  useEffect(() => {
    if (arrived) onEnd(true);
  }, [arrived, onEnd]);
  return (
    <Dialog
      open
      title={
        fresh ? 'Bitte bestätigen Sie, dass Sie es sind' : 'Bitte melden Sie sich noch einmal an'
      }
      onClose={() => onEnd(false)}
      dismissable={false}
      actions={
        <Button onClick={signIn}>{fresh ? 'Bestätigen und weiter' : 'Anmelden und weiter'}</Button>
      }
    >
      {isOther ? (
        <p role="alert">
          Angemeldet ist gerade {user.email}. Was Sie hier geschrieben haben, gehört zu einem
          anderen Konto. Bitte melden Sie sich mit dem Konto an, mit dem Sie begonnen haben.
        </p>
      ) : (
        <p>
          {fresh ? '' : 'Ihre Anmeldung ist abgelaufen. '}Ihre Eingaben bleiben hier stehen und
          werden danach gleich gesendet.
        </p>
      )}
      {tried ? (
        <p role="status">
          Das geht in einem eigenen Fenster. Danach geht es hier von selbst weiter.
        </p>
      ) : null}
    </Dialog>
  );
}
