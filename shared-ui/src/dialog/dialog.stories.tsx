import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { useState } from 'react';
import { Button } from '#button/Button.tsx';
import { Dialog } from './Dialog.tsx';

function QuestionDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        Anzeige löschen
      </Button>
      <Dialog
        open={open}
        title="Anzeige löschen?"
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button look="danger" onClick={() => setOpen(false)}>
              Endgültig löschen
            </Button>
            <Button look="quiet" onClick={() => setOpen(false)}>
              Behalten
            </Button>
          </>
        }
      >
        <p>Sie können die Anzeige noch 30 Tage lang zurückholen, danach sind die Bilder fort.</p>
      </Dialog>
    </>
  );
}

export const dialogStories: readonly StoryDefinition[] = [
  { title: 'Bedienung / Dialog', state: 'Rückfrage', view: QuestionDialog },
];
