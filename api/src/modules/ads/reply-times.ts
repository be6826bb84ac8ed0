import type { ReplyTime } from '@gruenland/shared-contracts/api/ads.ts';

import type { ExtensionPoint } from '#module/extension-point.ts';

import type { StoredAd } from './ad-record.repository.ts';

/** Returns how fast a seller usually answers messages; null if this is unknown. */
export type GetReplyTime = (
  seller: Pick<StoredAd, 'userId' | 'guestEmail'>,
) => Promise<ReplyTime | null>;

/** Extension point for the reply times of sellers, which the messages module adds. */
export const replyTimes: ExtensionPoint<'messages', GetReplyTime> = {
  title: 'reply times of sellers',
  requiredNames: ['messages'],
};
