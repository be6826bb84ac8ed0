import { createHash } from 'node:crypto';
import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import {
  createIndexSettings,
  createReplicaSettings,
} from '@gruenland/shared-contracts/search/index-settings.ts';
import type { SearchDocument } from '@gruenland/shared-contracts/search/search-document.ts';
import {
  SEARCH_KINDS,
  getIndexName,
  getSortedIndexName,
  SORTS_BY_KIND,
} from '@gruenland/shared-contracts/search/search-kinds.ts';
import type { SearchKind } from '@gruenland/shared-contracts/search/search-kinds.ts';
import {
  SEARCH_BATCH_SIZE,
  SEARCH_TIMEOUTS_MS,
  MAX_TASK_POLLS,
  getHostOptions,
} from '@gruenland/shared-contracts/search/search-service.ts';
import { TRADE_SYNONYMS } from '@gruenland/shared-contracts/search/trade-synonyms.ts';
import { splitIntoBatches } from '#split-into-batches.ts';

export interface SearchAccess {
  readonly endpoint: string;
  readonly applicationId: string;
  readonly adminKey: string;
}

/** Reports progress: name of the step, number of completed items, and total number of items. */
export type ReportProgress = (step: string, completed: number, total: number) => void;

/** Compares an index with documents and writes the differences. */
export interface IndexComparison {
  /** Writes those documents that the index lacks or has differently. @returns their ids */
  writePage(documents: readonly SearchDocument[]): Promise<readonly string[]>;
  /** Ids of documents that the index had at the start, and that no page has contained so far. */
  getUnseenIds(): readonly string[];
}

const computeFingerprint = (document: SearchDocument): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('base64url').slice(0, 16);

const addFingerprint = (document: SearchDocument) => ({
  ...document,
  fingerprint: computeFingerprint(document),
});

/** Writes to the hosted or embedded search service. */
export class SearchWriter {
  readonly #client: Algoliasearch;

  /** @param options options of the client; only tests set them */
  constructor(
    { endpoint, applicationId, adminKey }: SearchAccess,
    options: NonNullable<Parameters<typeof algoliasearch>[2]> = {},
  ) {
    this.#client = algoliasearch(applicationId, adminKey, {
      ...getHostOptions(endpoint),
      timeouts: SEARCH_TIMEOUTS_MS,
      ...options,
    });
  }

  /** Pushes settings, replicas and synonyms of every kind and creates missing indices. */
  async pushSettings(reportProgress: ReportProgress = () => {}): Promise<void> {
    for (const [index, kind] of SEARCH_KINDS.entries()) {
      const indexName = getIndexName(kind);
      await this.#client.setSettings({ indexName, indexSettings: createIndexSettings(kind) });
      for (const sort of SORTS_BY_KIND[kind]) {
        const replicaName = getSortedIndexName(kind, sort);
        await this.#client.setSettings({
          indexName: replicaName,
          indexSettings: createReplicaSettings(sort),
        });
      }
      const { taskID } = await this.#client.saveSynonyms({
        indexName,
        synonymHit: [...TRADE_SYNONYMS],
        forwardToReplicas: true,
        replaceExistingSynonyms: true,
      });
      await this.#waitForTask(indexName, taskID);
      reportProgress('settings', index + 1, SEARCH_KINDS.length);
    }
  }

  /**
   * Replaces all documents of a kind: builds a temporary index, which then replaces the old index.
   */
  async rebuildIndex(kind: SearchKind, documents: readonly SearchDocument[]): Promise<void> {
    const objects = documents.map(addFingerprint);
    await this.#client.replaceAllObjects({
      indexName: getIndexName(kind),
      objects,
      batchSize: SEARCH_BATCH_SIZE,
      maxRetries: MAX_TASK_POLLS,
    });
  }

  /**
   * Makes an index equal to the given documents. Writes only the differences.
   * @returns ids of written and deleted documents
   */
  async syncIndex(
    kind: SearchKind,
    documents: readonly SearchDocument[],
  ): Promise<readonly string[]> {
    const comparison = await this.compareIndex(kind);
    const changedIds = await comparison.writePage(documents);
    const deletedIds = comparison.getUnseenIds();
    await this.write(kind, deletedIds, []);
    return [...changedIds, ...deletedIds];
  }

  /** Starts to compare an index with documents that are read in pages. */
  async compareIndex(kind: SearchKind): Promise<IndexComparison> {
    const indexName = getIndexName(kind);
    const unseenFingerprints = await this.#readFingerprints(indexName);
    return {
      writePage: async (documents) => {
        const changedRecords = documents.map(addFingerprint).filter(({ objectID, fingerprint }) => {
          const isChanged = unseenFingerprints.get(objectID) !== fingerprint;
          unseenFingerprints.delete(objectID);
          return isChanged;
        });
        await this.#writeBatch(indexName, changedRecords, []);
        return changedRecords.map(({ objectID }) => objectID);
      },
      getUnseenIds: () => [...unseenFingerprints.keys()],
    };
  }

  /** Writes `documents` to the index. Deletes those `ids` from the index that have no document. */
  async write(
    kind: SearchKind,
    ids: readonly string[],
    documents: readonly SearchDocument[],
  ): Promise<void> {
    const existingIds = new Set(documents.map(({ objectID }) => objectID));
    const deletedIds = ids.filter((id) => !existingIds.has(id));
    await this.#writeBatch(getIndexName(kind), documents.map(addFingerprint), deletedIds);
  }

  async #writeBatch(
    indexName: string,
    changedRecords: readonly ReturnType<typeof addFingerprint>[],
    deletedIds: readonly string[],
  ): Promise<void> {
    // Deletes first: an entry that must not be found any more is more urgent than a new one.
    const requests = [
      ...deletedIds.map((objectID) => ({ action: 'deleteObject' as const, body: { objectID } })),
      ...changedRecords.map((body) => ({ action: 'updateObject' as const, body })),
    ];
    for (const batch of splitIntoBatches(requests, SEARCH_BATCH_SIZE)) {
      const batchWriteParams = { requests: batch };
      const { taskID } = await this.#client.batch({ indexName, batchWriteParams });
      await this.#waitForTask(indexName, taskID);
    }
  }

  async #readFingerprints(indexName: string): Promise<Map<string, string>> {
    const fingerprints = new Map<string, string>();
    await this.#client.browseObjects<{ fingerprint?: string }>(
      {
        indexName,
        browseParams: { attributesToRetrieve: ['fingerprint'], hitsPerPage: SEARCH_BATCH_SIZE },
        aggregator: ({ hits }) => {
          for (const { objectID, fingerprint: documentFingerprint = '' } of hits)
            fingerprints.set(objectID, documentFingerprint);
        },
      },
      // Reading a whole index may take as long as writing to it; no visitor waits for it.
      { timeouts: { read: SEARCH_TIMEOUTS_MS.write } },
    );
    return fingerprints;
  }

  async #waitForTask(indexName: string, taskID: number): Promise<void> {
    await this.#client.waitForTask({ indexName, taskID, maxRetries: MAX_TASK_POLLS });
  }
}
