import { createHash } from 'node:crypto';
import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import {
  indexSettings,
  replicaSettings,
} from '@gruenland/shared-contracts/search/index-settings.ts';
import type { SearchDocument } from '@gruenland/shared-contracts/search/search-document.ts';
import {
  SEARCH_KINDS,
  searchIndex,
  sortedIndex,
  SORTS_BY_KIND,
} from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';
import {
  SEARCH_BATCH,
  SEARCH_TIMEOUTS,
  TASK_TRIES,
} from '@gruenland/shared-contracts/search/search-service.ts';
import { TRADE_SYNONYMS } from '@gruenland/shared-contracts/search/trade-synonyms.ts';

export interface SearchAccess {
  readonly endpoint: string;
  readonly applicationId: string;
  readonly adminKey: string;
}

/** Reports progress: step, completed count and total. */
export type Progress = (what: string, done: number, of: number) => void;

const fingerprint = (document: SearchDocument): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('base64url').slice(0, 16);

const stored = (document: SearchDocument) => ({ ...document, fingerprint: fingerprint(document) });

/** Writes to the hosted or embedded search service. */
export class SearchWriter {
  readonly #client: Algoliasearch;

  constructor({ endpoint, applicationId, adminKey }: SearchAccess) {
    const { host, protocol } = new URL(endpoint);
    const scheme = protocol === 'https:' ? 'https' : 'http';
    this.#client = algoliasearch(applicationId, adminKey, {
      hosts: [{ url: host, protocol: scheme, accept: 'readWrite' }],
      timeouts: SEARCH_TIMEOUTS,
    });
  }

  /** Pushes settings, replicas and synonyms of every kind and creates missing indices. */
  async pushSettings(progress: Progress = () => {}): Promise<void> {
    for (const [done, kind] of SEARCH_KINDS.entries()) {
      const indexName = searchIndex(kind);
      await this.#client.setSettings({ indexName, indexSettings: indexSettings(kind) });
      for (const sort of SORTS_BY_KIND[kind]) {
        const replica = sortedIndex(kind, sort);
        await this.#client.setSettings({
          indexName: replica,
          indexSettings: replicaSettings(sort),
        });
      }
      const { taskID } = await this.#client.saveSynonyms({
        indexName,
        synonymHit: [...TRADE_SYNONYMS],
        forwardToReplicas: true,
        replaceExistingSynonyms: true,
      });
      await this.#wait(indexName, taskID);
      progress('settings', done + 1, SEARCH_KINDS.length);
    }
  }

  /** Replaces all documents of a kind by building a temporary index and swapping it in. */
  async rebuild(kind: SearchKind, documents: readonly SearchDocument[]): Promise<void> {
    const objects = documents.map(stored);
    await this.#client.replaceAllObjects({
      indexName: searchIndex(kind),
      objects,
      batchSize: SEARCH_BATCH,
      maxRetries: TASK_TRIES,
    });
  }

  /**
   * Makes an index equal to the given documents; writes only differences.
   * @returns ids of written and deleted documents
   */
  async sync(kind: SearchKind, documents: readonly SearchDocument[]): Promise<readonly string[]> {
    const indexName = searchIndex(kind);
    const known = await this.#fingerprints(indexName);
    const wanted = documents.map(stored);
    const ids = new Set(wanted.map(({ objectID }) => objectID));
    const changed = wanted.filter(
      ({ objectID, fingerprint: print }) => known.get(objectID) !== print,
    );
    const gone = [...known.keys()].filter((objectID) => !ids.has(objectID));
    await this.#batch(indexName, changed, gone);
    return [...changed.map(({ objectID }) => objectID), ...gone];
  }

  /** Updates the given ids: writes those with a document and deletes the others. */
  async write(
    kind: SearchKind,
    ids: readonly string[],
    documents: readonly SearchDocument[],
  ): Promise<void> {
    const there = new Set(documents.map(({ objectID }) => objectID));
    const gone = ids.filter((id) => !there.has(id));
    await this.#batch(searchIndex(kind), documents.map(stored), gone);
  }

  async #batch(
    indexName: string,
    changed: readonly ReturnType<typeof stored>[],
    gone: readonly string[],
  ): Promise<void> {
    const requests = [
      ...changed.map((body) => ({ action: 'updateObject' as const, body })),
      ...gone.map((objectID) => ({ action: 'deleteObject' as const, body: { objectID } })),
    ];
    for (let from = 0; from < requests.length; from += SEARCH_BATCH) {
      const batchWriteParams = { requests: requests.slice(from, from + SEARCH_BATCH) };
      const { taskID } = await this.#client.batch({ indexName, batchWriteParams });
      await this.#wait(indexName, taskID);
    }
  }

  async #fingerprints(indexName: string): Promise<Map<string, string>> {
    const known = new Map<string, string>();
    await this.#client.browseObjects<{ fingerprint?: string }>({
      indexName,
      browseParams: { attributesToRetrieve: ['fingerprint'], hitsPerPage: SEARCH_BATCH },
      aggregator: ({ hits }) => {
        for (const { objectID, fingerprint: print = '' } of hits) known.set(objectID, print);
      },
    });
    return known;
  }

  async #wait(indexName: string, taskID: number): Promise<void> {
    await this.#client.waitForTask({ indexName, taskID, maxRetries: TASK_TRIES });
  }
}
