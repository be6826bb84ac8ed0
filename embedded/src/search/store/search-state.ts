import { ApiError, createIndexMissingError } from '#search/api-error.ts';
import { Dictionaries } from '#search/application/dictionaries.ts';
import { DICTIONARY_INDEX_NAME } from '#search/application/hidden-index.ts';
import { findCandidates } from '#search/answer/find-candidates.ts';
import type { SearchBackendFactory } from '#search/backend/search-backend.ts';
import { Collection, yieldToEventLoop } from '#search/collection/collection.ts';
import {
  EMPTY_CONFIGURATION,
  SearchIndex,
  type IndexConfiguration,
} from '#search/collection/search-index.ts';
import { parseAttributeRanks } from '#search/collection/text-attributes.ts';
import { readRequestParams } from '#search/params/read-params.ts';
import type { IndexSettings } from '#search/params/search-params.ts';
import { mergeSettings } from './merge-settings.ts';
import type { Action, Operation, CopyScope } from './operation.ts';
import { applyPartialUpdate } from './partial-update.ts';
import { parseReplicas, removeReplicaLinks } from './replicas.ts';

const ALL_COPY_SCOPES: readonly CopyScope[] = ['settings', 'synonyms', 'rules'];
const ACTIONS_PER_BATCH = 50;

/** Error message for a request to delete a replica that its primary index still names. */
export const LINKED_REPLICA_ERROR_MESSAGE =
  'A replica must be unlinked from its primary index before it is deleted';

/** Keeps all indices in memory and applies operations to them one after another. */
export class SearchState {
  readonly #backendFactory: SearchBackendFactory;
  readonly #indices = new Map<string, SearchIndex>();
  readonly #dictionaries: Dictionaries;

  constructor(backendFactory: SearchBackendFactory, dictionaries = new Dictionaries()) {
    this.#backendFactory = backendFactory;
    this.#dictionaries = dictionaries;
  }

  get indices(): ReadonlyMap<string, SearchIndex> {
    return this.#indices;
  }

  /** @throws {ApiError} 404 for an unknown index */
  getIndex(name: string): SearchIndex {
    const index = this.#indices.get(name);
    if (!index) throw createIndexMissingError(name);
    return index;
  }

  /** Adds an index that was loaded from disk. */
  restore(index: SearchIndex): void {
    this.#indices.set(index.name, index);
    if (index.name === DICTIONARY_INDEX_NAME) this.#readDictionaries();
  }

  /** Applies one operation. Long operations pause so that searches can run. */
  async apply(operation: Operation): Promise<void> {
    await this.#apply(operation);
    if (operation.index === DICTIONARY_INDEX_NAME) this.#readDictionaries();
  }

  #readDictionaries(): void {
    this.#dictionaries.replace(
      this.#indices.get(DICTIONARY_INDEX_NAME)?.collection.records() ?? [],
    );
  }

  async #apply(operation: Operation): Promise<void> {
    const { index: name } = operation;
    switch (operation.kind) {
      case 'batch':
        return this.#applyBatch(name, operation.actions);
      case 'clear':
        return this.#getOrCreateIndex(name).collection.clear();
      case 'delete':
        return this.#deleteIndex(name);
      case 'deleteBy':
        return this.#deleteMatchingRecords(name, operation.params);
      case 'settings':
        return this.#setSettings(name, operation.settings, operation.forward);
      case 'synonyms':
      case 'rules':
        return this.#setSynonymsOrRules(operation);
      case 'copy':
        return this.#copyIndex(name, operation.to, operation.scope);
      case 'move':
        return this.#moveIndex(name, operation.to);
    }
  }

  getReplicas({ settings }: SearchIndex): SearchIndex[] {
    return parseReplicas(settings).flatMap(({ name }) => this.#indices.get(name) ?? []);
  }

  #getOrCreateIndex(name: string): SearchIndex {
    let index = this.#indices.get(name);
    if (!index) {
      index = new SearchIndex(
        name,
        new Collection(this.#backendFactory, [], this.#dictionaries),
        EMPTY_CONFIGURATION,
      );
      this.#indices.set(name, index);
    }
    return index;
  }

  async #applyBatch(name: string, actions: readonly Action[]): Promise<void> {
    for (const [done, { action, body }] of actions.entries()) {
      if (done % ACTIONS_PER_BATCH === ACTIONS_PER_BATCH - 1) await yieldToEventLoop();
      if (action === 'delete') {
        await this.#deleteIndex(name);
        continue;
      }
      const { collection } = this.#getOrCreateIndex(name);
      if (action === 'addObject' || action === 'updateObject') collection.put(body);
      else if (action === 'deleteObject') collection.remove(body.objectID);
      else if (action === 'clear') collection.clear();
      else {
        const existingRecord = collection.get(body.objectID);
        if (existingRecord || action === 'partialUpdateObject')
          collection.put(applyPartialUpdate(existingRecord, body));
      }
    }
  }

  /** Returns the primary index of a replica; null if the index is no replica. */
  getPrimary(name: string): SearchIndex | null {
    const primary = this.#indices.get(this.#indices.get(name)?.settings.primary ?? '');
    const isLinked = primary && parseReplicas(primary.settings).some((one) => one.name === name);
    return isLinked ? primary : null;
  }

  /** Deletes an index and makes its replicas independent. @throws {ApiError} 400 for a replica */
  async #deleteIndex(name: string): Promise<void> {
    if (this.getPrimary(name)) throw new ApiError(400, LINKED_REPLICA_ERROR_MESSAGE);
    const index = this.#indices.get(name);
    this.#indices.delete(name);
    for (const replica of index ? this.getReplicas(index) : []) await this.#unlinkReplica(replica);
  }

  /** Turns a replica into an independent index with its own copy of the records. */
  async #unlinkReplica({ name, collection, configuration }: SearchIndex): Promise<void> {
    const { primary: _primary, ...settings } = configuration.settings;
    const collectionCopy = await collection.buildWithFields(listSearchableAttributes([settings]));
    this.#indices.set(name, new SearchIndex(name, collectionCopy, { ...configuration, settings }));
  }

  #deleteMatchingRecords(name: string, params: Readonly<Record<string, unknown>>): void {
    const index = this.#indices.get(name);
    if (!index) return;
    const { candidates } = findCandidates(index, readRequestParams(params), new Set());
    const records = candidates.map(({ slot }) => index.collection.record(slot));
    for (const record of records) if (record) index.collection.remove(record.objectID);
  }

  async #setSettings(name: string, change: IndexSettings, forward: boolean): Promise<void> {
    const index = this.#getOrCreateIndex(name);
    const settings = mergeSettings(index.settings, change);
    const { collection, virtual, configuration } = index;
    const configuredIndex = new SearchIndex(
      name,
      collection,
      { ...configuration, settings },
      virtual,
    );
    this.#indices.set(name, configuredIndex);
    await this.#linkReplicas(index, configuredIndex);
    if (forward) {
      const { replicas: _replicas, primary: _primary, ...rest } = change;
      for (const replica of this.getReplicas(configuredIndex)) this.#changeSettings(replica, rest);
    }
    const primary =
      settings.primary === undefined ? undefined : this.#indices.get(settings.primary);
    await this.#rebuildPostings(primary ?? configuredIndex);
  }

  #changeSettings(index: SearchIndex, change: IndexSettings): void {
    const configuration = {
      ...index.configuration,
      settings: mergeSettings(index.settings, change),
    };
    const { name, collection, virtual } = index;
    this.#indices.set(name, new SearchIndex(name, collection, configuration, virtual));
  }

  /**
   * Links the replicas that the new settings name; these replicas share the records of the primary
   * index. A new replica gets the settings of the primary index. A replica that is no longer named
   * becomes independent.
   */
  async #linkReplicas(existingRecord: SearchIndex, after: SearchIndex): Promise<void> {
    const namedReplicas = parseReplicas(after.settings);
    const replicaNames = new Set(namedReplicas.map(({ name }) => name));
    for (const { name, virtual } of namedReplicas) {
      const currentConfiguration = this.#indices.get(name)?.configuration ?? after.configuration;
      const settings = {
        ...removeReplicaLinks(currentConfiguration.settings),
        primary: after.name,
      };
      const configuration = { ...currentConfiguration, settings };
      this.#indices.set(name, new SearchIndex(name, after.collection, configuration, virtual));
    }
    for (const replica of this.getReplicas(existingRecord)) {
      if (!replicaNames.has(replica.name)) await this.#unlinkReplica(replica);
    }
  }

  /**
   * Rebuilds the postings when the searched attributes have changed. Until this is complete,
   * searches use the old postings.
   */
  async #rebuildPostings(index: SearchIndex): Promise<void> {
    const family = [index, ...this.getReplicas(index)];
    const requiredFields = new Set(
      listSearchableAttributes(family.map(({ settings }) => settings)),
    );
    const { fields } = index.collection;
    if (fields.length === requiredFields.size && fields.every((field) => requiredFields.has(field)))
      return;
    this.#shareCollection(family, await index.collection.buildWithFields([...requiredFields]));
  }

  #shareCollection(family: readonly SearchIndex[], collection: Collection): void {
    for (const { name, configuration, virtual } of family) {
      this.#indices.set(name, new SearchIndex(name, collection, configuration, virtual));
    }
  }

  #setSynonymsOrRules(operation: Operation & { readonly kind: 'synonyms' | 'rules' }): void {
    const index = this.#getOrCreateIndex(operation.index);
    const targets = [index, ...(operation.forward ? this.getReplicas(index) : [])];
    for (const { name, collection, configuration, virtual } of targets) {
      const { kind, put, remove: deleteIndex, replace } = operation;
      const entries = new Map<string, { objectID: string }>(replace ? [] : configuration[kind]);
      for (const id of deleteIndex) entries.delete(id);
      for (const entry of put) entries.set(entry.objectID, entry);
      const changedConfiguration = { ...configuration, [kind]: entries } as IndexConfiguration;
      this.#indices.set(name, new SearchIndex(name, collection, changedConfiguration, virtual));
    }
  }

  async #copyIndex(name: string, to: string, scope: readonly CopyScope[] | null): Promise<void> {
    const from = this.#indices.get(name);
    if (!from) return;
    const target = this.#getOrCreateIndex(to);
    const scopes = new Set<string>(scope ?? ALL_COPY_SCOPES);
    const { replicas, primary } = target.settings;
    const links = { ...(replicas && { replicas }), ...(primary !== undefined && { primary }) };
    const configuration: IndexConfiguration = {
      settings: scopes.has('settings')
        ? { ...removeReplicaLinks(from.settings), ...links }
        : target.settings,
      synonyms: (scopes.has('synonyms') ? from : target).configuration.synonyms,
      rules: (scopes.has('rules') ? from : target).configuration.rules,
    };
    const records = scope === null ? from.collection : target.collection;
    const { fields } = from.collection;
    const collection =
      scope === null || scopes.has('settings') ? await records.buildWithFields(fields) : records;
    this.#indices.set(to, new SearchIndex(to, collection, configuration, target.virtual));
    const indexCopy = this.getIndex(to);
    this.#shareCollection([indexCopy, ...this.getReplicas(indexCopy)], collection);
  }

  /**
   * Renames an index. Replaces the index that already has the new name, if there is one. The
   * replicas of the replaced index stay linked to the name and get the new records at the same
   * time.
   */
  async #moveIndex(name: string, to: string): Promise<void> {
    const from = this.#indices.get(name);
    if (!from) return;
    const replicas = this.#indices.get(to)?.settings.replicas;
    const settings = { ...removeReplicaLinks(from.settings), ...(replicas && { replicas }) };
    const movedIndex = new SearchIndex(to, from.collection, { ...from.configuration, settings });
    this.#indices.delete(name);
    this.#shareCollection([movedIndex, ...this.getReplicas(movedIndex)], from.collection);
    await this.#rebuildPostings(movedIndex);
  }
}

/** Returns all attributes that at least one of the given settings declares as searchable. */
function listSearchableAttributes(all: readonly IndexSettings[]): string[] {
  return [
    ...new Set(
      all.flatMap(({ searchableAttributes }) => [
        ...parseAttributeRanks(searchableAttributes).keys(),
      ]),
    ),
  ];
}
