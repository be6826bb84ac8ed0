import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';

import type { QueueData } from './moderation.loader.server.ts';

/** Result of the last bulk rejection. */
export function BulkRejectResult({ done }: Pick<QueueData, 'done'>) {
  if (!done) return null;
  const { rejected, left } = done;
  return (
    <Notice
      kind={left > 0 ? 'info' : 'success'}
      title={rejected === 1 ? 'Ein Eintrag ist abgelehnt.' : `${rejected} Einträge sind abgelehnt.`}
    >
      {left > 0
        ? 'Was geblieben ist, wurde inzwischen geändert oder entschieden, oder jemand anderes muss es ansehen.'
        : null}
    </Notice>
  );
}
