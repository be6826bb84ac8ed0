import type { OwnAdState, OwnerAction } from '@gruenland/shared-contracts/api/own-ads.ts';

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

export const AD_ACTION_LABELS: Readonly<Record<OwnerAction, string>> = {
  pause: 'Pausieren',
  resume: 'Wieder zeigen',
  reserve: 'Reservieren',
  release: 'Reservierung aufheben',
  sell: 'Verkauft',
  renew: 'Verlängern',
  remove: 'Löschen',
  restore: 'Zurückholen',
};
