import type { User } from '@gruenland/shared-contracts/session.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { Dialog } from '@gruenland/shared-ui/dialog/Dialog.tsx';

interface SwitchQuestionProps {
  readonly present: User;
  readonly onAnswer: (wanted: boolean) => void;
}

/** A link would sign somebody else in: whoever is signed in decides. */
export function SwitchQuestion({ present, onAnswer }: SwitchQuestionProps) {
  return (
    <Dialog
      open
      title="Mit einem anderen Konto weiter?"
      dismissable={false}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>Angemeldet bleiben</Button>
          <Button look="secondary" onClick={() => onAnswer(true)}>
            Konto wechseln
          </Button>
        </>
      }
    >
      <p>
        Sie sind als {present.email} angemeldet. Der Link, den Sie geöffnet haben, meldet auf dieser
        Seite ein anderes Konto an. Wechseln Sie nur, wenn Sie das selbst so wollten.
      </p>
    </Dialog>
  );
}
