import type { User } from '@gruenland/shared-contracts/session.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { Dialog } from '@gruenland/shared-ui/dialog/Dialog.tsx';

interface AccountSwitchDialogProps {
  readonly currentUser: User;
  readonly onDecision: (isConfirmed: boolean) => void;
}

/** Asks the signed-in user for confirmation before a link signs in another account. */
export function AccountSwitchDialog({ currentUser, onDecision }: AccountSwitchDialogProps) {
  return (
    <Dialog
      open
      title="Mit einem anderen Konto weiter?"
      dismissable={false}
      onClose={() => onDecision(false)}
      actions={
        <>
          <Button onClick={() => onDecision(false)}>Angemeldet bleiben</Button>
          <Button look="secondary" onClick={() => onDecision(true)}>
            Konto wechseln
          </Button>
        </>
      }
    >
      <p>
        Sie sind als {currentUser.email} angemeldet. Der Link, den Sie geöffnet haben, meldet auf
        dieser Seite ein anderes Konto an. Wechseln Sie nur, wenn Sie das selbst so wollten.
      </p>
    </Dialog>
  );
}
