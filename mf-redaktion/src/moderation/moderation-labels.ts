import { predefinedReasons } from '@gruenland/shared-contracts/moderation.ts';
import type { CaseKind } from '@gruenland/shared-contracts/api/moderation.ts';

export const CASE_KIND_LABELS: Readonly<Record<CaseKind, string>> = {
  ad: 'Kleinanzeige',
  event: 'Veranstaltung',
  job: 'Stelle',
  message: 'Nachricht',
  report: 'Meldung',
};

export const QUEUE_VIEWS = [
  { id: 'offen', label: 'Offen' },
  { id: 'einsprueche', label: 'Einsprüche' },
  { id: 'entschieden', label: 'Entschieden' },
] as const;
export type QueueView = (typeof QUEUE_VIEWS)[number]['id'];

export const CASE_STATE_LABELS: Readonly<Record<string, string>> = {
  open: 'offen',
  approved: 'freigegeben',
  rejected: 'abgelehnt',
  obsolete: 'erledigt',
};

export const APPEAL_STATE_LABELS: Readonly<Record<'open' | 'granted' | 'denied', string>> = {
  open: 'wartet',
  granted: 'hatte recht',
  denied: 'wurde zurückgewiesen',
};

/** Reasons that moderators can select. */
export const REASON_CHOICES = [
  { value: '', label: 'Bitte wählen' },
  ...Object.entries(predefinedReasons).map(([value, { title }]) => ({ value, label: title })),
];
