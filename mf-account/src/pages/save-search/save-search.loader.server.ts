import { SEARCH_KINDS } from '@gruenland/shared-contracts/api/saved-searches.ts';
import type { SearchPreview } from '@gruenland/shared-contracts/api/saved-searches.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { notFound } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOn, newFormKey } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { accountPage, plainPage } from '@gruenland/shared-ui/own-page/own-page.server.ts';
import { saveSearchCall } from '#model/saved-calls.ts';

export interface SaveSearchData {
  /** Null once the mail is on its way. */
  readonly search: (SearchPreview & { readonly kind: string; readonly query: string }) | null;
  readonly formKey: string;
}

const NAME = 'Suchauftrag anlegen';

/** Watch a list: which and how often. The address names both, so that any list can link here. */
export async function loadSaveSearch(context: LoadContext): Promise<PageResult<SaveSearchData>> {
  const { query: params } = context;
  const formKey = newFormKey();
  if (params.get('gesendet') === '1') return plainPage(NAME, { search: null, formKey });
  const kind = SEARCH_KINDS.find((known) => known === params.get('liste'));
  if (!kind) return notFound();
  const query = (params.get('suche') ?? '').slice(0, 600);
  const asked = new URLSearchParams({ kind, query });
  return accountPage<SearchPreview, SaveSearchData>(
    context,
    `/api/suchauftraege/vorschau?${asked}`,
    NAME,
    (preview) => ({ search: { ...preview, kind, query }, formKey }),
  );
}

export const saveSearch = actOn(saveSearchCall);
