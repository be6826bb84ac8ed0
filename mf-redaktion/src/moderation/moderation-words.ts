import { cannedReasons } from '@gruenland/shared-contracts/moderation.ts';
import type { CaseKind } from '@gruenland/shared-contracts/api/moderation.ts';

export const KIND_NAMES: Readonly<Record<CaseKind, string>> = {
  ad: 'Kleinanzeige',
  event: 'Veranstaltung',
  job: 'Stelle',
  message: 'Nachricht',
  report: 'Meldung',
};

export const VIEWS = [
  { id: 'offen', label: 'Offen' },
  { id: 'einsprueche', label: 'Einsprüche' },
  { id: 'entschieden', label: 'Entschieden' },
] as const;
export type DeskView = (typeof VIEWS)[number]['id'];

export const CASE_STATES: Readonly<Record<string, string>> = {
  open: 'offen',
  approved: 'freigegeben',
  rejected: 'abgelehnt',
  obsolete: 'erledigt',
};

export const APPEAL_STATES: Readonly<Record<'open' | 'granted' | 'denied', string>> = {
  open: 'wartet',
  granted: 'hatte recht',
  denied: 'wurde zurückgewiesen',
};

/** Reasons that may be chosen. */
export const REASONS = [
  { value: '', label: 'Bitte wählen' },
  ...Object.entries(cannedReasons).map(([value, { title }]) => ({ value, label: title })),
];
