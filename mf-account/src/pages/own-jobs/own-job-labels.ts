import type { JobAction } from '@gruenland/shared-contracts/api/own-job-postings.ts';
import type {
  ApplicationState,
  JobState,
} from '@gruenland/shared-contracts/job-board/job-states.ts';

export const JOB_STATE_LABELS: Readonly<Record<JobState, string>> = {
  unconfirmed: 'Noch nicht bestätigt',
  review: 'In Prüfung, meist am selben Tag',
  active: 'Online',
  paused: 'Pausiert',
  filled: 'Besetzt',
  expired: 'Abgelaufen',
  rejected: 'Abgelehnt',
  blocked: 'Gesperrt',
  deleted: 'Gelöscht',
};

export const JOB_ACTION_LABELS: Readonly<Record<JobAction, string>> = {
  pause: 'Pausieren',
  resume: 'Wieder zeigen',
  fill: 'Besetzt',
  reopen: 'Wieder öffnen',
  renew: 'Um 90 Tage verlängern',
  delete: 'Löschen',
};

export const APPLICATION_STATE_LABELS: Readonly<Record<ApplicationState, string>> = {
  unconfirmed: 'Noch nicht bestätigt',
  received: 'Eingegangen',
  read: 'Gelesen',
  interview: 'Im Gespräch',
  accepted: 'Zugesagt',
  declined: 'Abgesagt',
  withdrawn: 'Zurückgezogen',
};
