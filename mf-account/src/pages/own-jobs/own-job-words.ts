import type { JobAction } from '@gruenland/shared-contracts/api/own-job-postings.ts';
import type { ApplicationState, JobState } from '@gruenland/shared-contracts/job-board/job-states.ts';

export const JOB_STATES: Readonly<Record<JobState, string>> = {
  unbestaetigt: 'Noch nicht bestätigt',
  pruefung: 'In Prüfung, meist am selben Tag',
  aktiv: 'Online',
  pausiert: 'Pausiert',
  besetzt: 'Besetzt',
  abgelaufen: 'Abgelaufen',
  abgelehnt: 'Abgelehnt',
  gesperrt: 'Gesperrt',
  geloescht: 'Gelöscht',
};

export const JOB_ACTIONS: Readonly<Record<JobAction, string>> = {
  pause: 'Pausieren',
  resume: 'Wieder zeigen',
  fill: 'Besetzt',
  reopen: 'Wieder öffnen',
  renew: 'Um 90 Tage verlängern',
  delete: 'Löschen',
};

export const APPLICATION_STATES: Readonly<Record<ApplicationState, string>> = {
  unbestaetigt: 'Noch nicht bestätigt',
  eingegangen: 'Eingegangen',
  gelesen: 'Gelesen',
  gespraech: 'Im Gespräch',
  zugesagt: 'Zugesagt',
  abgesagt: 'Abgesagt',
  zurueckgezogen: 'Zurückgezogen',
};
