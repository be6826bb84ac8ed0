import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** An IP address or network that may send requests. */
export interface AllowedSource {
  readonly source: string;
  readonly description?: string;
}

interface ApplicationData {
  readonly sources: readonly AllowedSource[];
  /** Ids of the users that are assigned to the cluster. */
  readonly users: readonly string[];
}

const EMPTY_APPLICATION_DATA: ApplicationData = { sources: [], users: [] };

/** Stores the allowed sources and the users of the application in one small file. */
export class ApplicationFile {
  readonly #file: string;
  #applicationData: ApplicationData;
  #lastWrite: Promise<void> = Promise.resolve();

  private constructor(file: string, applicationData: ApplicationData) {
    this.#file = file;
    this.#applicationData = applicationData;
  }

  static async open(file: string): Promise<ApplicationFile> {
    await mkdir(dirname(file), { recursive: true });
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '{}';
      throw error;
    });
    return new ApplicationFile(file, {
      ...EMPTY_APPLICATION_DATA,
      ...(JSON.parse(text) as Partial<ApplicationData>),
    });
  }

  get sources(): readonly AllowedSource[] {
    return this.#applicationData.sources;
  }

  get users(): readonly string[] {
    return this.#applicationData.users;
  }

  /** Replaces the allowed sources, the users or both, and writes the file. */
  async changeData(changeData: Partial<ApplicationData>): Promise<void> {
    this.#applicationData = { ...this.#applicationData, ...changeData };
    const text = JSON.stringify(this.#applicationData);
    const writePromise = this.#lastWrite.then(async () => {
      await writeFile(`${this.#file}.new`, text, { mode: 0o600 });
      await rename(`${this.#file}.new`, this.#file);
    });
    this.#lastWrite = writePromise.catch(() => {});
    return writePromise;
  }
}
