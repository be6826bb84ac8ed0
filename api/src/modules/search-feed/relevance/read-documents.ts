import { getIndexName, SEARCH_KINDS } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { SearchDocument } from '@gruenland/shared-contracts/search/search-document.ts';
import { algoliasearch, type Algoliasearch } from 'algoliasearch';

import type { DocumentsByKind, RunQueries } from './measure-relevance.ts';

/** Creates a client of the embedded search service that may read everything. */
export function createRelevanceClient(origin: string): Algoliasearch {
  const host = {
    url: new URL(origin).host,
    protocol: 'http' as const,
    accept: 'readWrite' as const,
  };
  return algoliasearch('embedded', 'embedded-admin', { hosts: [host] });
}

async function readDocumentsOfKind(
  client: Algoliasearch,
  kind: SearchKind,
): Promise<readonly SearchDocument[]> {
  const documents: SearchDocument[] = [];
  await client.browseObjects<SearchDocument>({
    indexName: getIndexName(kind),
    browseParams: { attributesToRetrieve: ['*'], hitsPerPage: 1000 },
    aggregator: ({ hits }) => documents.push(...hits),
  });
  return documents;
}

/** Reads all documents of all kinds from the search service. */
export async function readDocuments(client: Algoliasearch): Promise<DocumentsByKind> {
  const entries = await Promise.all(
    SEARCH_KINDS.map(async (kind) => [kind, await readDocumentsOfKind(client, kind)] as const),
  );
  return Object.fromEntries(entries) as DocumentsByKind;
}

/** Creates the function that sends the queries of the golden set through the client. */
export const createRunQueries =
  (client: Algoliasearch): RunQueries =>
  async (requests) => {
    const { results } = await client.search<SearchDocument>({ requests });
    return results.map((result) => ('hits' in result ? (result.hits as SearchDocument[]) : []));
  };
