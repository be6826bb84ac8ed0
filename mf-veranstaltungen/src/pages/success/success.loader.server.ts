import type { LatestSubmittedEvent } from '@gruenland/shared-contracts/api/event-submission.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';

/** Maximum length of `?title=` in characters (docs/architecture.md, "Paths"). */
const MAX_TITLE_LENGTH = 100;

export interface SuccessData {
  /**
   * Title of the event from the URL. Anyone can write such a URL, so the page shows the title only
   * as plain text.
   */
  readonly title: string | null;
  /** The submitted event if the visitor is its owner. Null for other visitors. */
  readonly event: LatestSubmittedEvent['event'];
}

/**
 * Loads the page that follows the submission of an event. All visitors get HTTP status 200, but
 * only the owner sees the state of the event.
 */
export async function loadSuccessPage({
  query,
  api,
  log,
}: LoadContext): Promise<PageResult<SuccessData>> {
  const title = (query.get('title') ?? '').normalize('NFC').trim().slice(0, MAX_TITLE_LENGTH);
  const event = await api
    .get<LatestSubmittedEvent>('/api/events/own/submitted')
    .then(({ status, body }) => (status === 200 ? body.event : null))
    .catch((error: unknown) => {
      log.warn({ error: String(error) }, 'the submitted event could not be read');
      return null;
    });
  return {
    kind: 'page',
    data: { title: title || null, event },
    head: { name: 'Veranstaltung eingereicht', noIndex: true },
  };
}
