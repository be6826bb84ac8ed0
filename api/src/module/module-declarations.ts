import type { SearchDocument } from '@gruenland/shared-contracts/search/search-document.ts';
import type { SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';

import type { Drizzle, Executor } from '#db/database.ts';
import type { MailContent } from '#mail/mail-layout.ts';
import type { Secrets } from '#secrets/key-ring.ts';

import type { PersonalData } from './personal-data.ts';
import type { RetentionRules } from './retention-rule.ts';

/** The searchable entries of a module. */
export interface SearchDocuments {
  readonly kind: Exclude<SearchKind, 'articles'>;
  /** Returns the documents of those entries that are searchable. */
  read(db: Executor, ids: readonly string[]): Promise<readonly SearchDocument[]>;
  /** Returns the ids of searchable entries, in the order of ids. */
  listIds(db: Executor, range: SearchableRange): Promise<readonly string[]>;
}

/** The next entries after an id, or those of the given ids. */
export type SearchableRange =
  | { readonly afterId: string; readonly limit: number }
  | { readonly ids: readonly string[] };

/** The properties of a module that can be read without creating the module. */
export interface ModuleDeclarations {
  readonly name: string;
  /** Rules for all tables of the module, by the name of the table. */
  readonly retention?: RetentionRules;
  /** Chapters of the data export and steps of the account deletion. */
  readonly personalData?: readonly ((db: Drizzle, secrets: Secrets) => PersonalData)[];
  readonly searchDocuments?: SearchDocuments;
  /** One sample of every mail that the module sends, for the preview and for tests. */
  readonly mailSamples?: (siteUrl: string) => readonly MailContent[];
}
