import type { AccountEntryKind } from '@gruenland/shared-contracts/api/staff-accounts.ts';

export const ENTRY_KINDS: Readonly<Record<AccountEntryKind, string>> = {
  ad: 'Kleinanzeigen',
  job: 'Stellen',
  event: 'Veranstaltungen',
};

/** States as their owners read them. Those of Stellen and Veranstaltungen are German already. */
const STATES: Readonly<Record<string, string>> = {
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
  unbestaetigt: 'unbestätigt',
  pruefung: 'in Prüfung',
  geloescht: 'gelöscht',
  veroeffentlicht: 'veröffentlicht',
  entwurf: 'Entwurf',
};

/** A state in words; one that this release does not know as the api names it. */
export const stateWord = (state: string): string => STATES[state] ?? state;
