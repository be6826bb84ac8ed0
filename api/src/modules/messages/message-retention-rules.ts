import { messageLimits } from '@gruenland/shared-contracts/api/messages.ts';

import { foreignEmailReason } from '#module/retention-rule.ts';
import type { RetentionRules } from '#module/retention-rule.ts';

import { deleteOldPersonBlocks } from './block.repository.ts';
import {
  deleteEndedConversations,
  deleteUnconfirmedConversations,
} from './conversation.repository.ts';

/** Retention rules of messages about ads (decision 053). */
export const messageRetentionRules: RetentionRules = {
  conversations: {
    persons: 'the asker: name, account or address; the seller by the ad',
    periods: [
      {
        rows: 'conversations whose asker did not confirm the address',
        days: messageLimits.confirmationDays,
        from: 'first message',
        reason: foreignEmailReason,
        erase: deleteUnconfirmedConversations,
      },
      {
        rows: 'conversations without an open case',
        days: messageLimits.retentionDays,
        from: 'end of the ad, or a later message',
        reason: 'both sides arrange the handover; decision 053',
        erase: deleteEndedConversations,
      },
    ],
  },
  messages: { persons: 'both sides of the conversation', deletedWith: ['conversations'] },
  message_pictures: { persons: 'people on the picture', deletedWith: ['messages'] },
  message_blocks: {
    persons: 'two people: accounts or addresses',
    periods: [
      {
        rows: 'all',
        days: 731,
        from: 'block',
        reason: 'protects the blocking person; two years',
        erase: deleteOldPersonBlocks,
      },
    ],
  },
};
