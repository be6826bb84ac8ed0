import type { ModerationDecision } from '@gruenland/shared-contracts/api/moderation.ts';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';

import { DecisionNotice } from './DecisionNotice.tsx';
import { ReportForm } from './ReportForm.tsx';

const decision: ModerationDecision = {
  title: 'Kontaktdaten oder Links im Text',
  text: 'Im Text steht eine Telefonnummer.\n\nGemeint ist der letzte Satz.',
  rule: 'Nutzungsbedingungen, Ziffer 3 (Inhalt von Einträgen)',
  automated: false,
  at: '2026-11-18T10:00:00.000Z',
  appeal: 'possible',
};

export const moderationStories: readonly StoryDefinition[] = [
  {
    title: 'Meldung / Formular',
    state: 'leer',
    view: () => (
      <ReportForm
        noun="Stelle"
        title="Melken im Wechsel (m/w/d)"
        path="/jobs/melken-im-wechsel-kempten-7"
        formKey="story"
        state={undefined}
      />
    ),
  },
  {
    title: 'Entscheidung',
    state: 'mit Einspruch',
    view: () => <DecisionNotice decision={decision} state={undefined} />,
  },
  {
    title: 'Entscheidung',
    state: 'Einspruch abgelehnt',
    view: () => <DecisionNotice decision={{ ...decision, appeal: 'denied' }} state={undefined} />,
  },
];
