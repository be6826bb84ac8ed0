import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';

import type { QueueData } from './moderation.loader.server.ts';

/** Renders the result of the last bulk rejection. */
export function BulkRejectResult({ done }: Pick<QueueData, 'done'>) {
  if (!done) return null;
  const { rejectedCount, remainingCount } = done;
  return (
    <Notice
      kind={remainingCount > 0 ? 'info' : 'success'}
      title={
        rejectedCount === 1
          ? 'Ein Eintrag ist abgelehnt.'
          : `${rejectedCount} Einträge sind abgelehnt.`
      }
    >
      {remainingCount > 0
        ? 'Was geblieben ist, wurde inzwischen geändert oder entschieden, oder jemand anderes muss es ansehen.'
        : null}
    </Notice>
  );
}
