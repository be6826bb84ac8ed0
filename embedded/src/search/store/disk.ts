import { createReadStream, renameSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Dictionaries } from '#search/application/dictionaries.ts';
import type { SearchBackendFactory } from '#search/backend/search-backend.ts';
import { Collection, yieldToEventLoop } from '#search/collection/collection.ts';
import { SearchIndex } from '#search/collection/search-index.ts';
import type { IndexSettings } from '#search/params/search-params.ts';
import type { Synonym } from '#search/query/synonyms.ts';
import type { SearchRecord } from '#search/records/search-record.ts';
import type { Rule } from '#search/rules/rule.ts';

interface SavedIndex {
  readonly name: string;
  /**
   * Number that identifies the index's collection. The names of the collection's files contain it.
   */
  readonly collection: number;
  readonly virtual: boolean;
  readonly settings: IndexSettings;
  readonly synonyms: readonly Synonym[];
  readonly rules: readonly Rule[];
}

/**
 * Content of the state file, which names the valid generation of all other files. The state file is
 * replaced atomically.
 */
interface SavedState {
  readonly version: 1;
  readonly generation: number;
  /** Task id of the last operation whose changes the files contain. */
  readonly taskID: number;
  readonly fields: readonly (readonly string[])[];
  readonly indices: readonly SavedIndex[];
}

export interface LoadedState {
  readonly generation: number;
  readonly taskID: number;
  readonly indices: readonly SearchIndex[];
}

const STATE_FILE_NAME = 'state.json';

/** Number of lines after which writing pauses, so that other work can run. */
const LINES_PER_BATCH = 2000;

/**
 * Stores indices in files: a state file and, for each collection, one file of records and one of
 * postings. Each save writes a new generation of files, which replaces the previous one.
 */
export class SearchDisk {
  readonly #folder: string;
  readonly #backendFactory: SearchBackendFactory;
  readonly #dictionaries: Dictionaries;

  constructor(folder: string, backendFactory: SearchBackendFactory, dictionaries: Dictionaries) {
    this.#folder = folder;
    this.#backendFactory = backendFactory;
    this.#dictionaries = dictionaries;
  }

  /** Returns the path of the log with all operations since the generation was saved. */
  getLogPath(generation: number): string {
    return join(this.#folder, `log-${generation}.ndjson`);
  }

  /** Loads the state that was saved last; returns an empty state if there is none. */
  async load(): Promise<LoadedState> {
    await mkdir(this.#folder, { recursive: true });
    const savedState = await this.#readSavedState();
    if (!savedState) return { generation: 0, taskID: 0, indices: [] };
    const { generation, taskID, fields } = savedState;
    const collections = await Promise.all(
      fields.map((names, collectionIndex) =>
        this.#loadCollection(generation, collectionIndex, names),
      ),
    );
    const indices = savedState.indices.flatMap(
      ({ name, collection: collectionIndex, virtual, ...rest }) => {
        const collection = collections[collectionIndex];
        if (!collection) return [];
        const configuration = {
          settings: rest.settings,
          synonyms: new Map(rest.synonyms.map((synonym) => [synonym.objectID, synonym])),
          rules: new Map(rest.rules.map((rule) => [rule.objectID, rule])),
        };
        return new SearchIndex(name, collection, configuration, virtual);
      },
    );
    return { generation, taskID, indices };
  }

  /**
   * Writes the files of a new generation. The generation is valid only after {@link commitGeneration} was
   * called.
   */
  async writeGeneration(
    indices: Iterable<SearchIndex>,
    generation: number,
    taskID: number,
  ): Promise<void> {
    const indexList = [...indices];
    const collections = [...new Set(indexList.map(({ collection }) => collection))];
    for (const [collectionIndex, collection] of collections.entries()) {
      await this.#saveCollection(generation, collectionIndex, collection);
    }
    const state: SavedState = {
      version: 1,
      generation,
      taskID,
      fields: collections.map(({ fields }) => fields),
      indices: indexList.map(({ name, collection, virtual, settings, configuration }) => ({
        name,
        collection: collections.indexOf(collection),
        virtual,
        settings,
        synonyms: [...configuration.synonyms.values()],
        rules: [...configuration.rules.values()],
      })),
    };
    await writeFile(join(this.#folder, `${STATE_FILE_NAME}.new`), JSON.stringify(state));
  }

  /** Makes the generation that was written by {@link writeGeneration} the valid one. */
  commitGeneration(): void {
    renameSync(join(this.#folder, `${STATE_FILE_NAME}.new`), join(this.#folder, STATE_FILE_NAME));
  }

  #getFilePath(kind: 'records' | 'postings', generation: number, collectionIndex: number): string {
    const ending = kind === 'records' ? 'ndjson' : 'json';
    return join(this.#folder, `${kind}-${generation}-${collectionIndex}.${ending}`);
  }

  async #readSavedState(): Promise<SavedState | null> {
    try {
      return JSON.parse(await readFile(join(this.#folder, STATE_FILE_NAME), 'utf8')) as SavedState;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  async #saveCollection(
    generation: number,
    collectionIndex: number,
    collection: Collection,
  ): Promise<void> {
    const lines: string[] = [];
    for (const slot of collection.slots()) {
      lines.push(JSON.stringify([slot, collection.record(slot)]));
      if (lines.length % LINES_PER_BATCH === 0) await yieldToEventLoop();
    }
    await writeFile(this.#getFilePath('records', generation, collectionIndex), lines.join('\n'));
    const postings = JSON.stringify(
      collection.backend.createSnapshot((slot) => collection.record(slot) !== undefined),
    );
    await writeFile(this.#getFilePath('postings', generation, collectionIndex), postings);
  }

  async #loadCollection(
    generation: number,
    collectionIndex: number,
    fields: readonly string[],
  ): Promise<Collection> {
    const backend = await this.#loadPostings(generation, collectionIndex);
    const collection = new Collection(this.#backendFactory, fields, this.#dictionaries, backend);
    const input = createReadStream(this.#getFilePath('records', generation, collectionIndex));
    for await (const line of createInterface({ input, crlfDelay: Infinity })) {
      if (line === '') continue;
      const [slot, record] = JSON.parse(line) as [number, SearchRecord];
      if (backend) collection.restore(slot, record);
      else collection.put(record);
    }
    return collection;
  }

  /**
   * Loads the postings. Returns undefined if they cannot be read; the caller then builds them from
   * the records.
   */
  async #loadPostings(generation: number, collectionIndex: number) {
    try {
      const text = await readFile(
        this.#getFilePath('postings', generation, collectionIndex),
        'utf8',
      );
      return this.#backendFactory.load(JSON.parse(text));
    } catch {
      return undefined;
    }
  }

  /** Deletes the files of all other generations. */
  async deleteOtherGenerations(generation: number): Promise<void> {
    const files = await readdir(this.#folder);
    const oldFiles = files.filter((getFilePath) => {
      const [, number] = /^(?:records|postings|log)-(\d+)[-.]/u.exec(getFilePath) ?? [];
      return number !== undefined && Number(number) !== generation;
    });
    await Promise.all(
      oldFiles.map((getFilePath) => rm(join(this.#folder, getFilePath), { force: true })),
    );
  }
}
