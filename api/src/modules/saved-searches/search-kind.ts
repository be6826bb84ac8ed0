import type { SavedSearchKindName } from '@gruenland/shared-contracts/api/saved-searches.ts';

import type { ExtensionPoint } from '#module/extension-point.ts';

/** A new entry that matches a search. */
export interface SearchHit {
  /** Id of the entry; each entry is reported once per search. */
  readonly id: string;
  readonly title: string;
  /** Facts in one line, for example price, place and date. */
  readonly facts: string;
  /** Path of the entry on this site. */
  readonly path: string;
}

/** Maximum number of new entries that a run reads; a week has fewer. */
export const MAX_NEW_ENTRIES = 1200;

/**
 * A kind of list whose searches can be saved. Each module with such a list implements this
 * interface. The module `saved-searches` runs the searches on schedule and sends the mails.
 */
export interface SavedSearchKind {
  /** Whether a query parameter is a filter of the list; other parameters are dropped. */
  readonly isFilterParameter: (name: string) => boolean;
  /** Returns a short German title for the search, for example „Traktoren bis 20.000 € um Celle“. */
  createTitle(query: URLSearchParams): Promise<string>;
  /** Path of the list on this site, without parameters. */
  readonly path: string;
  /** Returns at most `MAX_NEW_ENTRIES` entries published after `sinceDate`, newest first. */
  findHits(query: URLSearchParams, sinceDate: Date): Promise<readonly SearchHit[]>;
  /** Returns the time of the latest publication on the list; null if the list is empty. */
  findLastPublication(): Promise<Date | null>;
}

/** Extension point: each module with a list whose searches can be saved adds its kind. */
export const savedSearchKinds: ExtensionPoint<SavedSearchKindName, SavedSearchKind> = {
  title: 'kinds of saved searches',
  requiredNames: ['ads', 'events', 'jobs', 'site'],
};
