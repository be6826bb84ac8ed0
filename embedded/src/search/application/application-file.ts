import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** An IP address or network that may send requests. */
export interface AllowedSource {
  readonly source: string;
  readonly description?: string;
}

interface SavedData {
  readonly sources: readonly AllowedSource[];
  /** Ids of the users that are assigned to the cluster. */
  readonly users: readonly string[];
}

const EMPTY_DATA: SavedData = { sources: [], users: [] };

/** Stores the allowed sources and the users of the application in one small file. */
export class ApplicationFile {
  readonly #file: string;
  #savedData: SavedData;
  #writing: Promise<void> = Promise.resolve();

  private constructor(file: string, savedData: SavedData) {
    this.#file = file;
    this.#savedData = savedData;
  }

  static async open(file: string): Promise<ApplicationFile> {
    await mkdir(dirname(file), { recursive: true });
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '{}';
      throw error;
    });
    return new ApplicationFile(file, {
      ...EMPTY_DATA,
      ...(JSON.parse(text) as Partial<SavedData>),
    });
  }

  get sources(): readonly AllowedSource[] {
    return this.#savedData.sources;
  }

  get users(): readonly string[] {
    return this.#savedData.users;
  }

  /** Replaces the allowed sources, the users or both, and writes the file. */
  async change(change: Partial<SavedData>): Promise<void> {
    this.#savedData = { ...this.#savedData, ...change };
    const text = JSON.stringify(this.#savedData);
    const write = this.#writing.then(async () => {
      await writeFile(`${this.#file}.new`, text, { mode: 0o600 });
      await rename(`${this.#file}.new`, this.#file);
    });
    this.#writing = write.catch(() => {});
    return write;
  }
}
