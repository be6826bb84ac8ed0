import type { ApplicationState } from '@gruenland/shared-contracts/job-board/job-states.ts';

interface ApplicationStateText {
  readonly heading: string;
  readonly text: string;
}

/** Texts that explain the state of an application to the applicant. */
export const APPLICATION_STATE_TEXTS: Readonly<Record<ApplicationState, ApplicationStateText>> = {
  unconfirmed: {
    heading: 'Fast fertig: Bitte bestätigen Sie',
    text: 'Wir haben Ihnen eine E-Mail geschickt. Erst mit dem Link darin geht Ihre Bewerbung an den Betrieb.',
  },
  received: {
    heading: 'Ihre Bewerbung ist angekommen',
    text: 'Der Betrieb hat sie bekommen und noch nicht gelesen.',
  },
  read: {
    heading: 'Ihre Bewerbung wird gelesen',
    text: 'Der Betrieb hat sie geöffnet. Wir schreiben Ihnen, wenn er antwortet.',
  },
  interview: {
    heading: 'Man möchte mit Ihnen sprechen',
    text: 'Der Betrieb meldet sich bei Ihnen, um ein Gespräch zu verabreden.',
  },
  accepted: {
    heading: 'Der Betrieb sagt Ihnen zu',
    text: 'Alles Weitere bespricht er mit Ihnen.',
  },
  declined: {
    heading: 'Der Betrieb hat abgesagt',
    text: 'Danke, dass Sie sich beworben haben. In sechs Monaten löschen wir Ihre Bewerbung.',
  },
  withdrawn: {
    heading: 'Ihre Bewerbung ist zurückgezogen',
    text: 'Der Betrieb sieht sie nicht mehr.',
  },
};
