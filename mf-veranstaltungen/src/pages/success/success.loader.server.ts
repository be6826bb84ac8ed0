import type { SubmittedEvent } from '@gruenland/shared-contracts/api/event-submission.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';

/** Longest `?title=` that is shown (docs/architecture.md, "Paths"). */
const MAX_TITLE = 100;

export interface SuccessData {
  /** Plain text from the address; shown escaped, never used as a title of the page. */
  readonly title: string | null;
  /** What this visitor sent in, as it stands; null for everybody else. */
  readonly event: SubmittedEvent['event'];
}

/** Thanks after sending in an event; 200 for everybody, its true state for who sent it. */
export async function loadSuccess({
  query,
  api,
  log,
}: LoadContext): Promise<PageResult<SuccessData>> {
  const title = (query.get('title') ?? '').normalize('NFC').trim().slice(0, MAX_TITLE);
  const event = await api
    .get<SubmittedEvent>('/api/veranstaltungen/eigene/eingereicht')
    .then(({ status, body }) => (status === 200 ? body.event : null))
    .catch((error: unknown) => {
      log.warn({ error: String(error) }, 'what was sent in could not be read');
      return null;
    });
  return {
    kind: 'page',
    data: { title: title || null, event },
    head: { name: 'Veranstaltung eingereicht', noIndex: true },
  };
}
