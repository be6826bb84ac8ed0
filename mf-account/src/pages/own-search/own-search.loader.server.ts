import type { SavedSearch } from '@gruenland/shared-contracts/api/saved-searches.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOnOneOf } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { accountPage, codeOf } from '@gruenland/shared-ui/own-page/own-page.server.ts';
import { searchFrequencyCall, searchStateCall } from '#model/saved-calls.ts';

export interface OwnSearchData {
  readonly search: SavedSearch;
  readonly saved: string | null;
}

/** One Suchauftrag by the link of its mails; nobody needs an account. */
export async function loadOwnSearch(context: LoadContext): Promise<PageResult<OwnSearchData>> {
  const saved = context.query.get('gespeichert');
  return accountPage<SavedSearch, OwnSearchData>(
    context,
    `/api/suchauftraege/einer?code=${encodeURIComponent(codeOf(context))}`,
    'Suchauftrag',
    (search) => ({ search, saved }),
  );
}

export const changeOwnSearch = actOnOneOf({
  rhythmus: searchFrequencyCall,
  stand: searchStateCall,
});
