import { Dictionaries } from '#search/application/dictionaries.ts';
import type { SearchBackendFactory } from '#search/backend/search-backend.ts';
import { SearchDisk } from './disk.ts';
import { OperationLog, readLog } from './operation-log.ts';
import type { Operation } from './operation.ts';
import { SearchState } from './search-state.ts';

/**
 * Number of logged operations after which all indices are saved. Loading at the next start takes
 * less time with a short log.
 */
const MAX_LOGGED_OPERATIONS = 500;
/** Milliseconds after the last operation at which all indices are saved. */
const SAVE_AFTER_IDLE_MS = 1500;

/** Called when an operation that was accepted fails. */
export type FailureHandler = (error: unknown, operation: Operation) => void;

/**
 * Keeps indices in memory and on disk. Logs each operation and returns its task id, then applies
 * the operations in the same order.
 */
export class SearchStore {
  readonly state: SearchState;
  readonly #disk: SearchDisk;
  readonly #onFailure: FailureHandler;
  #generation = 0;
  lastAcceptedTaskID = 0;
  #lastAppliedTaskID = 0;
  #log: OperationLog;
  #queue: Promise<void> = Promise.resolve();
  saveTimer: NodeJS.Timeout | undefined;

  private constructor(
    state: SearchState,
    disk: SearchDisk,
    log: OperationLog,
    onFailure: FailureHandler,
  ) {
    this.state = state;
    this.#disk = disk;
    this.#log = log;
    this.#onFailure = onFailure;
  }

  /** Loads the saved state and applies the operations in the log. */
  static async open(
    folder: string,
    backendFactory: SearchBackendFactory,
    onFailure: FailureHandler = () => {},
  ): Promise<SearchStore> {
    const dictionaries = new Dictionaries();
    const disk = new SearchDisk(folder, backendFactory, dictionaries);
    const { generation, taskID, indices } = await disk.load();
    const state = new SearchState(backendFactory, dictionaries);
    for (const index of indices) state.restore(index);
    let lastTaskID = taskID;
    const path = disk.getLogPath(generation);
    const loggedOperations = readLog(path);
    for (const { taskID: task, operation } of loggedOperations) {
      lastTaskID = task;
      await state.apply(operation).catch((error: unknown) => onFailure(error, operation));
    }
    const log = new OperationLog(path, loggedOperations.length);
    const store = new SearchStore(state, disk, log, onFailure);
    store.#generation = generation;
    store.lastAcceptedTaskID = lastTaskID;
    store.#lastAppliedTaskID = lastTaskID;
    return store;
  }

  /** Logs an operation and adds it to the queue. @returns its task id */
  accept(operation: Operation): number {
    const taskID = this.lastAcceptedTaskID + 1;
    this.lastAcceptedTaskID = taskID;
    this.#log.append(taskID, operation);
    this.#queue = this.#queue.then(async () => {
      try {
        await this.state.apply(operation);
      } catch (error) {
        this.#onFailure(error, operation);
      }
      this.#lastAppliedTaskID = taskID;
    });
    this.#scheduleSave();
    return taskID;
  }

  /** Returns whether searches find the changes of a task. */
  isPublished(taskID: number): boolean {
    return taskID <= this.#lastAppliedTaskID;
  }

  /** Number of operations that were accepted, but not applied yet. */
  get pendingCount(): number {
    return this.lastAcceptedTaskID - this.#lastAppliedTaskID;
  }

  /** Resolves when all accepted operations are applied. */
  async waitUntilApplied(): Promise<void> {
    await this.#queue;
  }

  /** Saves all indices and starts a new log. */
  async save(): Promise<void> {
    const savePromise = this.#queue.then(() => this.#saveNow());
    this.#queue = savePromise.catch((error: unknown) => {
      this.#onFailure(error, { kind: 'clear', index: '(save)' });
    });
    await savePromise;
  }

  async close(): Promise<void> {
    clearTimeout(this.saveTimer);
    if (this.#log.operationCount > 0) await this.save();
    else await this.#queue;
    this.#log.close();
  }

  async #saveNow(): Promise<void> {
    const generation = this.#generation + 1;
    const lastSavedTaskID = this.#lastAppliedTaskID;
    await this.#disk.writeGeneration(this.state.indices.values(), generation, lastSavedTaskID);
    // The code up to the commit must stay synchronous, so that no operation is lost: operations
    // that were accepted during the save are copied to the new log.
    const log = new OperationLog(this.#disk.getLogPath(generation));
    for (const { taskID, operation } of readLog(this.#disk.getLogPath(this.#generation))) {
      if (taskID > lastSavedTaskID) log.append(taskID, operation);
    }
    this.#disk.commitGeneration();
    this.#log.close();
    this.#log = log;
    this.#generation = generation;
    await this.#disk.deleteOtherGenerations(generation);
  }

  #scheduleSave(): void {
    clearTimeout(this.saveTimer);
    if (this.#log.operationCount < MAX_LOGGED_OPERATIONS) return;
    this.saveTimer = setTimeout(() => void this.save().catch(() => {}), SAVE_AFTER_IDLE_MS);
    this.saveTimer.unref();
  }
}
