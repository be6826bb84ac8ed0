import * as paths from '@gruenland/shared-contracts/paths.ts';
import { Button } from '#button/Button.tsx';
import { Dialog } from '#dialog/Dialog.tsx';
import { useEffect, useState } from 'react';
import { usePageFacts } from '#shell-context/usePageFacts.ts';
import { useSession } from '#shell-context/useSession.ts';
import { useShell } from '#shell-context/useShell.ts';
import { openSignInWindow } from './sign-in-window.ts';

export interface ReloginDialogProps {
  /** True if the user is signed in but must authenticate again. */
  readonly mustReauthenticate: boolean;
  /** Id of the user who started the form; undefined for a visitor. */
  readonly ownerId: string | undefined;
  /**
   * Called once, when the dialog closes; `signedIn` states whether the user who started the form is
   * signed in now.
   */
  readonly onEnd: (signedIn: boolean) => void;
  /** Called before the page is left for the login; the draft then keeps the input. */
  readonly allowLeaving: () => void;
}

/**
 * Asks the user to log in while a form stays open. The login page opens in a popup window, so that
 * all login methods work. After the login the popup closes itself and the form is sent. Without
 * popups, as in the app, the page navigates to the login and back, and the form's draft restores
 * the input.
 */
export function ReloginDialog(props: ReloginDialogProps) {
  const { mustReauthenticate, ownerId, onEnd, allowLeaving } = props;
  const { session, navigation } = useShell();
  const { appMode } = usePageFacts();
  const { user } = useSession();
  const [initialUserId] = useState(user?.id);
  const [isWindowOpen, setWindowOpen] = useState(false);
  const getLoginPath = mustReauthenticate ? paths.confirmLogin : paths.login;
  const isOwner = user !== null && (ownerId === undefined || user.id === ownerId);
  const isOtherUser = user !== null && !isOwner;
  const onWindowClosed = async () => {
    await session.reload();
    const currentUserId = session.getState().user?.id;
    if (currentUserId !== undefined && (ownerId === undefined || currentUserId === ownerId))
      onEnd(true);
  };
  const signIn = () => {
    setWindowOpen(true);
    if (
      !appMode &&
      openSignInWindow(getLoginPath(paths.loginWindowDone()), () => void onWindowClosed())
    )
      return;
    onEnd(false);
    allowLeaving();
    navigation.navigate(getLoginPath(window.location.pathname + window.location.search));
  };
  // Whether the user who started the form has signed in again in another tab.
  const isSignedInElsewhere = !mustReauthenticate && isOwner && user.id !== initialUserId;
  useEffect(() => {
    if (isSignedInElsewhere) onEnd(true);
  }, [isSignedInElsewhere, onEnd]);
  return (
    <Dialog
      open
      title={
        mustReauthenticate
          ? 'Bitte bestätigen Sie, dass Sie es sind'
          : 'Bitte melden Sie sich noch einmal an'
      }
      onClose={() => onEnd(false)}
      dismissable={false}
      actions={
        <Button onClick={signIn}>
          {mustReauthenticate ? 'Bestätigen und weiter' : 'Anmelden und weiter'}
        </Button>
      }
    >
      {isOtherUser ? (
        <p role="alert">
          Angemeldet ist gerade {user.email}. Was Sie hier geschrieben haben, gehört zu einem
          anderen Konto. Bitte melden Sie sich mit dem Konto an, mit dem Sie begonnen haben.
        </p>
      ) : (
        <p>
          {mustReauthenticate ? '' : 'Ihre Anmeldung ist abgelaufen. '}Ihre Eingaben bleiben hier
          stehen und werden danach gleich gesendet.
        </p>
      )}
      {isWindowOpen ? (
        <p role="status">
          Das geht in einem eigenen Fenster. Danach geht es hier von selbst weiter.
        </p>
      ) : null}
    </Dialog>
  );
}
