import type { AccountEntryKind } from '@gruenland/shared-contracts/api/staff-accounts.ts';

export const ENTRY_KIND_LABELS: Readonly<Record<AccountEntryKind, string>> = {
  ad: 'Kleinanzeigen',
  job: 'Stellen',
  event: 'Veranstaltungen',
};

/** Labels for the states of ads, jobs and events. Owners of these entries see the same wording. */
const ENTRY_STATE_LABELS: Readonly<Record<string, string>> = {
  draft: 'Entwurf',
  unconfirmed: 'unbestätigt',
  review: 'in Prüfung',
  active: 'aktiv',
  paused: 'pausiert',
  reserved: 'reserviert',
  sold: 'verkauft',
  expired: 'abgelaufen',
  rejected: 'abgelehnt',
  blocked: 'gesperrt',
  deleted: 'gelöscht',
  published: 'veröffentlicht',
  filled: 'besetzt',
  submitted: 'eingereicht',
};

/** Returns the label of a state. Returns an unknown state unchanged. */
export const getStateLabel = (state: string): string => ENTRY_STATE_LABELS[state] ?? state;
