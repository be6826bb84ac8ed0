import type { JobAction } from '@gruenland/shared-contracts/api/own-job-postings.ts';
import type { JobState } from '@gruenland/shared-contracts/job-board/job-states.ts';

/** What its owner reads about a Stelle in each state. */
export const POSTING_STATES: Readonly<Record<JobState, readonly [heading: string, text: string]>> =
  {
    unbestaetigt: [
      'Fast fertig: Bitte bestätigen Sie',
      'Wir haben Ihnen eine E-Mail geschickt. Mit dem Link darin bestätigen Sie die Stelle.',
    ],
    pruefung: [
      'Ihre Stelle wird geprüft',
      'Das dauert meist nur wenige Stunden. Sie bekommen eine E-Mail, sobald sie online ist.',
    ],
    aktiv: [
      'Ihre Stelle ist online',
      'Bewerbungen kommen an die Adresse, mit der Sie sie aufgegeben haben.',
    ],
    pausiert: ['Ihre Stelle ruht', 'Niemand sieht sie, bis Sie sie wieder zeigen.'],
    besetzt: ['Ihre Stelle ist besetzt', 'Bewerben kann sich niemand mehr.'],
    abgelaufen: ['Die Frist ist vorbei', 'Sie können die Stelle um 90 Tage verlängern.'],
    abgelehnt: ['Ihre Stelle wurde abgelehnt', 'Sie können sie ändern und neu einreichen.'],
    gesperrt: ['Ihre Stelle wurde gesperrt', 'Nach einer Meldung haben wir sie entfernt.'],
    geloescht: ['Ihre Stelle ist gelöscht', 'Sie ist nirgends mehr zu sehen.'],
  };

export const POSTING_ACTIONS: Readonly<Record<JobAction, string>> = {
  pause: 'Pausieren',
  resume: 'Wieder zeigen',
  fill: 'Stelle ist besetzt',
  reopen: 'Wieder öffnen',
  renew: 'Um 90 Tage verlängern',
  delete: 'Löschen',
};
