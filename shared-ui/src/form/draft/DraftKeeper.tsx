import { Button } from '#button/Button.tsx';
import { dateText } from '#format/date-text.ts';
import { Notice } from '#notice/Notice.tsx';
import { useDraft } from './useDraft.ts';
import type { DraftOptions } from './useDraft.ts';

/** Keeps what is written; says when something begun is there again, and offers to begin anew. */
export function DraftKeeper(props: DraftOptions) {
  const { restoredAt, discard } = useDraft(props);
  if (restoredAt === null) return null;
  const again = (
    <Button look="secondary" size="small" onClick={discard}>
      Verwerfen und neu beginnen
    </Button>
  );
  return (
    <Notice action={again} live>
      Was Sie am {dateText(restoredAt, { time: true, year: false })} begonnen haben, steht wieder
      hier. Passwörter, Bankdaten und Dateien heben wir nicht auf.
    </Notice>
  );
}
