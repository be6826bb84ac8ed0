import type { JobAction } from '@gruenland/shared-contracts/api/own-job-postings.ts';
import type { JobState } from '@gruenland/shared-contracts/job-board/job-states.ts';

/** Heading and text that the owner sees for each state of a job posting. */
export const POSTING_STATE_TEXTS: Readonly<
  Record<JobState, readonly [heading: string, text: string]>
> = {
  unconfirmed: [
    'Fast fertig: Bitte bestätigen Sie',
    'Wir haben Ihnen eine E-Mail geschickt. Mit dem Link darin bestätigen Sie die Stelle.',
  ],
  review: [
    'Ihre Stelle wird geprüft',
    'Das dauert meist nur wenige Stunden. Sie bekommen eine E-Mail, sobald sie online ist.',
  ],
  active: [
    'Ihre Stelle ist online',
    'Bewerbungen kommen an die Adresse, mit der Sie sie aufgegeben haben.',
  ],
  paused: ['Ihre Stelle ruht', 'Niemand sieht sie, bis Sie sie wieder zeigen.'],
  filled: ['Ihre Stelle ist besetzt', 'Bewerben kann sich niemand mehr.'],
  expired: ['Die Frist ist vorbei', 'Sie können die Stelle um 90 Tage verlängern.'],
  rejected: ['Ihre Stelle wurde abgelehnt', 'Sie können sie ändern und neu einreichen.'],
  blocked: ['Ihre Stelle wurde gesperrt', 'Nach einer Meldung haben wir sie entfernt.'],
  deleted: ['Ihre Stelle ist gelöscht', 'Sie ist nirgends mehr zu sehen.'],
};

export const POSTING_ACTION_LABELS: Readonly<Record<JobAction, string>> = {
  pause: 'Pausieren',
  resume: 'Wieder zeigen',
  fill: 'Stelle ist besetzt',
  reopen: 'Wieder öffnen',
  renew: 'Um 90 Tage verlängern',
  delete: 'Löschen',
};
