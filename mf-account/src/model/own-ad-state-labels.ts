import type { OwnAdState } from '@gruenland/shared-contracts/api/own-ads.ts';

export const AD_STATE_LABELS: Readonly<Record<OwnAdState, string>> = {
  unconfirmed: 'Noch nicht bestätigt',
  review: 'In Prüfung, meist unter einer Stunde',
  active: 'Online',
  paused: 'Pausiert',
  reserved: 'Reserviert',
  sold: 'Verkauft',
  expired: 'Abgelaufen',
  rejected: 'Abgelehnt',
  blocked: 'Gesperrt',
  deleted: 'Gelöscht',
};
