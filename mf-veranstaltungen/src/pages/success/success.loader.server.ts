import type { SubmittedEvent } from '@gruenland/shared-contracts/api/event-submission.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';

/** Maximum length of `?title=` (docs/architecture.md, "Paths"). */
const MAX_TITLE_LENGTH = 100;

export interface SuccessData {
  /** Plain text from the URL. It is escaped and never used as the document title. */
  readonly title: string | null;
  /** The submitted event for its owner; null for other visitors. */
  readonly event: SubmittedEvent['event'];
}

/**
 * Loads the page after submitting an event. The response status is 200 for every visitor; only the
 * owner gets the state.
 */
export async function loadSuccess({
  query,
  api,
  log,
}: LoadContext): Promise<PageResult<SuccessData>> {
  const title = (query.get('title') ?? '').normalize('NFC').trim().slice(0, MAX_TITLE_LENGTH);
  const event = await api
    .get<SubmittedEvent>('/api/events/own/submitted')
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
