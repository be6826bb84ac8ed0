import type { SavedSearchKindName } from '@gruenland/shared-contracts/api/saved-searches.ts';

import type { Drizzle } from '#db/database.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import type { SavedSearchKind } from './search-kind.ts';

export type SearchKinds = Readonly<Record<SavedSearchKindName, SavedSearchKind>>;

export interface SavedSearchDependencies {
  readonly db: Drizzle;
  readonly signedIds: IdSigner;
  readonly kinds: SearchKinds;
  readonly tryCountMail: (email: string) => Promise<boolean>;
  readonly notifyTaskRunner: () => void;
}
