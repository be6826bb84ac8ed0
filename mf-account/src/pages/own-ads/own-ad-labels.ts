import type { OwnerAction } from '@gruenland/shared-contracts/api/own-ads.ts';

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
