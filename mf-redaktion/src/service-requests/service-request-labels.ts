import type {
  ServiceRequestState,
  ServiceRequestKind,
} from '@gruenland/shared-contracts/api/staff-service-requests.ts';

export const REQUEST_KIND_LABELS: Readonly<Record<ServiceRequestKind, string>> = {
  order: 'Bestellung',
  address: 'Neue Lieferadresse',
  pause: 'Lieferpause',
  complaint: 'Reklamation',
  payment: 'Neue Zahlungsart',
};

export const REQUEST_STATE_LABELS: Readonly<Record<ServiceRequestState, string>> = {
  new: 'Neu',
  'in-progress': 'In Arbeit',
  done: 'Erledigt',
};

export const CONTRACT_STATE_LABELS: Readonly<Record<string, string>> = {
  ordered: 'bestellt',
  active: 'läuft',
  paused: 'pausiert',
  cancelled: 'gekündigt',
  withdrawn: 'widerrufen',
  ended: 'beendet',
};
