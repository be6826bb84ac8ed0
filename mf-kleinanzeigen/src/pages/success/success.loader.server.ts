import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';

/** Longest `?title=` that is shown (docs/architecture.md, "Paths"). */
const MAX_TITLE = 100;

export interface SuccessData {
  /** Plain text from the address; shown escaped, never used as a title of the page. */
  readonly title: string | null;
}

/** Thanks after placing an ad; 200 for everybody. */
export async function loadSuccess({ query }: LoadContext): Promise<PageResult<SuccessData>> {
  const title = (query.get('title') ?? '').normalize('NFC').trim().slice(0, MAX_TITLE);
  return {
    kind: 'page',
    data: { title: title || null },
    head: { name: 'Anzeige eingereicht', noIndex: true },
  };
}
