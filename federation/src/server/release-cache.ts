import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The files of a release that a shell stores to load the release again. */
export interface ReleaseFiles {
  readonly latest: Buffer;
  readonly document: Buffer;
  readonly bundle: Buffer;
}

/**
 * Name of the cache file of the kill switches. Remote names start with a letter, so no remote's
 * cache file has this name.
 */
const SWITCHES_FILE = '_switches.json';

/**
 * Disk cache of the last good release of each remote and of the kill switches. Lets a shell start
 * while the origin is unreachable. Its content is not trusted: readers verify it again.
 */
export class ReleaseCache {
  readonly #folder: string | undefined;

  /**
   * @param folder where the files are stored; undefined disables the cache
   */
  constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  /**
   * Reads the files of the remote's last good release; null when they are missing or unreadable.
   */
  async read(remote: string): Promise<ReleaseFiles | null> {
    if (this.#folder === undefined) return null;
    try {
      const text = await readFile(join(this.#folder, `${remote}.json`), 'utf8');
      const { latest, document, bundle } = JSON.parse(text) as Record<keyof ReleaseFiles, string>;
      return {
        latest: Buffer.from(latest),
        document: Buffer.from(document),
        bundle: Buffer.from(bundle),
      };
    } catch {
      return null;
    }
  }

  /**
   * Writes the three files of a release into one cache file atomically, so that they always belong
   * together.
   */
  async write(remote: string, files: ReleaseFiles): Promise<void> {
    const text = JSON.stringify({
      latest: files.latest.toString('utf8'),
      document: files.document.toString('utf8'),
      bundle: files.bundle.toString('utf8'),
    });
    await this.#replace(`${remote}.json`, text);
  }

  /** @returns the last `switches.json`, null when there is none */
  async readSwitches(): Promise<Buffer | null> {
    if (this.#folder === undefined) return null;
    return await readFile(join(this.#folder, SWITCHES_FILE)).catch(() => null);
  }

  async writeSwitches(bytes: Buffer): Promise<void> {
    await this.#replace(SWITCHES_FILE, bytes);
  }

  async #replace(name: string, content: string | Buffer): Promise<void> {
    if (this.#folder === undefined) return;
    await mkdir(this.#folder, { recursive: true });
    const file = join(this.#folder, name);
    const draft = `${file}.draft-${process.pid}`;
    await writeFile(draft, content);
    await rename(draft, file);
  }
}
