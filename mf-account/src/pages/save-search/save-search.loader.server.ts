import { findValueByUrlWord } from '@gruenland/shared-contracts/url-words.ts';
import { savedSearchKindWords } from '@gruenland/shared-contracts/api/saved-searches.ts';
import type {
  SavedSearchKindName,
  SaveSearchPageData,
} from '@gruenland/shared-contracts/api/saved-searches.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createNotFoundResult } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import {
  createFormAction,
  createIdempotencyKey,
} from '@gruenland/shared-ui/form/call/form-action.server.ts';
import {
  loadAccountPage,
  buildUnindexedPage,
} from '@gruenland/shared-ui/account-page/account-page.server.ts';
import { saveSearchCall } from '#model/saved-calls.server.ts';

export interface SaveSearchData {
  /** Search to save. Null after a mail with a confirmation link was sent. */
  readonly search:
    | (SaveSearchPageData & { readonly kind: SavedSearchKindName; readonly query: string })
    | null;
  readonly formKey: string;
}

const PAGE_NAME = 'Suchauftrag anlegen';

/**
 * Loads the page to save a search. The URL contains the search, so any list can link to the page.
 */
export async function loadSaveSearchPage(
  context: LoadContext,
): Promise<PageResult<SaveSearchData>> {
  const { query: params } = context;
  const formKey = createIdempotencyKey();
  if (params.get('gesendet') === '1')
    return buildUnindexedPage(PAGE_NAME, { search: null, formKey });
  const kind = findValueByUrlWord(savedSearchKindWords, params.get('liste'));
  if (!kind) return createNotFoundResult();
  const query = (params.get('suche') ?? '').slice(0, 600);
  const previewQuery = new URLSearchParams({ kind, query });
  return loadAccountPage<SaveSearchPageData, SaveSearchData>(
    context,
    `/api/saved-searches/preview?${previewQuery}`,
    PAGE_NAME,
    (preview) => ({ search: { ...preview, kind, query }, formKey }),
  );
}

export const saveSearch = createFormAction(saveSearchCall);
