import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncStateSchema, type SyncRecords } from './sync-state.schema.ts';

/**
 * Stores the fingerprint that each item had when both sides were last equal. Without a fingerprint,
 * each difference is a conflict.
 */
export class SyncState {
  readonly #file: string;
  readonly #isDryRun: boolean;
  readonly records: SyncRecords;

  private constructor(file: string, isDryRun: boolean, records: SyncRecords) {
    this.#file = file;
    this.#isDryRun = isDryRun;
    this.records = records;
  }

  /** @param isDryRun whether writing the file is disabled */
  static async open(file: string, isDryRun: boolean): Promise<SyncState> {
    try {
      const text = await readFile(file, 'utf8');
      return new SyncState(file, isDryRun, syncStateSchema.parse(JSON.parse(text)));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
        throw new Error(`${file} cannot be read; delete it to start without saved state`, {
          cause: error,
        });
      }
      return new SyncState(file, isDryRun, syncStateSchema.parse({}));
    }
  }

  async save(): Promise<void> {
    if (this.#isDryRun) return;
    await mkdir(dirname(this.#file), { recursive: true });
    await writeFile(`${this.#file}~`, `${JSON.stringify(this.records, null, 1)}\n`);
    await rename(`${this.#file}~`, this.#file);
  }
}
