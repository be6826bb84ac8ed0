import { Button } from '#button/Button.tsx';
import { formatLongDate } from '#format/date-text.ts';
import { Notice } from '#notice/Notice.tsx';
import { useDraft } from './useDraft.ts';
import type { DraftOptions } from './useDraft.ts';

/**
 * Saves the form as a draft while the user types. Announces a restored draft and offers to discard
 * it.
 */
export function DraftAutosave(props: DraftOptions) {
  const { restoredAt, discardDraft } = useDraft(props);
  if (restoredAt === null) return null;
  const discardButton = (
    <Button look="secondary" size="small" onClick={discardDraft}>
      Verwerfen und neu beginnen
    </Button>
  );
  return (
    <Notice action={discardButton} live>
      Was Sie am {formatLongDate(restoredAt, { time: true, year: false })} begonnen haben, steht
      wieder hier. Passwörter, Bankdaten und Dateien heben wir nicht auf.
    </Notice>
  );
}
