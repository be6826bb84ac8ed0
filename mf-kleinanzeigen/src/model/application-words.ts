import type { ApplicationState } from '@gruenland/shared-contracts/job-board/job-states.ts';

interface StateWords {
  readonly heading: string;
  readonly text: string;
}

/** What an application's states mean for who applied. */
export const APPLICATION_WORDS: Readonly<Record<ApplicationState, StateWords>> = {
  unbestaetigt: {
    heading: 'Fast fertig: Bitte bestätigen Sie',
    text: 'Wir haben Ihnen eine E-Mail geschickt. Erst mit dem Link darin geht Ihre Bewerbung an den Betrieb.',
  },
  eingegangen: {
    heading: 'Ihre Bewerbung ist angekommen',
    text: 'Der Betrieb hat sie bekommen und noch nicht gelesen.',
  },
  gelesen: {
    heading: 'Ihre Bewerbung wird gelesen',
    text: 'Der Betrieb hat sie geöffnet. Wir schreiben Ihnen, wenn er antwortet.',
  },
  gespraech: {
    heading: 'Man möchte mit Ihnen sprechen',
    text: 'Der Betrieb meldet sich bei Ihnen, um ein Gespräch zu verabreden.',
  },
  zugesagt: {
    heading: 'Der Betrieb sagt Ihnen zu',
    text: 'Alles Weitere bespricht er mit Ihnen.',
  },
  abgesagt: {
    heading: 'Der Betrieb hat abgesagt',
    text: 'Danke, dass Sie sich beworben haben. In sechs Monaten löschen wir Ihre Bewerbung.',
  },
  zurueckgezogen: {
    heading: 'Ihre Bewerbung ist zurückgezogen',
    text: 'Der Betrieb sieht sie nicht mehr.',
  },
};
