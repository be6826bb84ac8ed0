import type { DeskState, DeskTaskKind } from '@gruenland/shared-contracts/api/staff-service-requests.ts';

export const TASK_KINDS: Readonly<Record<DeskTaskKind, string>> = {
  order: 'Bestellung',
  address: 'Neue Lieferadresse',
  pause: 'Lieferpause',
  complaint: 'Reklamation',
  payment: 'Neue Zahlungsart',
};

export const TASK_STATES: Readonly<Record<DeskState, string>> = {
  neu: 'Neu',
  'in-arbeit': 'In Arbeit',
  erledigt: 'Erledigt',
};

export const CONTRACT_STATES: Readonly<Record<string, string>> = {
  ordered: 'bestellt',
  active: 'läuft',
  paused: 'pausiert',
  cancelled: 'gekündigt',
  withdrawn: 'widerrufen',
  ended: 'beendet',
};
