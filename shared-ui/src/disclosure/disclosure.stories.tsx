import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { Button } from '#button/Button.tsx';
import { ConfirmFirst } from './ConfirmFirst.tsx';
import { Disclosure } from './Disclosure.tsx';

function QuestionDisclosures() {
  return (
    <div>
      <Disclosure summary="Was kostet eine private Anzeige?" open>
        <p>Nichts. Sie erscheint 60 Tage und kann dreimal verlängert werden.</p>
      </Disclosure>
      <Disclosure summary="Wer sieht meine Telefonnummer?">
        <p>Nur wer angemeldet ist, und nur wenn Sie es erlauben.</p>
      </Disclosure>
    </div>
  );
}

export const disclosureStories: readonly StoryDefinition[] = [
  { title: 'Bedienung / Aufklappen', state: 'offen und zu', view: QuestionDisclosures },
  {
    title: 'Bedienung / Nachfragen',
    state: 'zu',
    view: () => (
      <ConfirmFirst label="Entwurf löschen" question="Text und Fotos gehen verloren.">
        <Button look="danger">Endgültig löschen</Button>
      </ConfirmFirst>
    ),
  },
];
