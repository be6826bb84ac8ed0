import type {
  OwnAdState,
  OwnerAction,
} from '@gruenland/shared-contracts/api/own-ads.ts';

export const STATE_NAMES: Readonly<Record<OwnAdState, string>> = {
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

export const ACTION_NAMES: Readonly<Record<OwnerAction, string>> = {
  pause: 'Pausieren',
  resume: 'Wieder zeigen',
  reserve: 'Reservieren',
  release: 'Reservierung aufheben',
  sell: 'Verkauft',
  renew: 'Verlängern',
  remove: 'Löschen',
  restore: 'Zurückholen',
};
