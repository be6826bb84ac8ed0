import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The three files that make a release on the server, as they came from the origin. */
export interface ReleaseFiles {
  readonly latest: Buffer;
  readonly document: Buffer;
  readonly bundle: Buffer;
}

/** No remote is called like this. */
const SWITCHES = '_switches.json';

/**
 * Last good release of each remote, and the switches, on disk, for a start while the origin is
 * away. It is trusted no more than the origin: what is read is verified again.
 */
export class ReleaseCache {
  readonly #folder: string | undefined;

  /** @param folder none: nothing is kept */
  constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  /** Null when there is nothing that could be read. */
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

  /** One file in one step, so that its three parts always belong together. */
  async write(remote: string, files: ReleaseFiles): Promise<void> {
    const text = JSON.stringify({
      latest: files.latest.toString('utf8'),
      document: files.document.toString('utf8'),
      bundle: files.bundle.toString('utf8'),
    });
    await this.#replace(`${remote}.json`, text);
  }

  /** The last `switches.json`; null when there is none. */
  async readSwitches(): Promise<Buffer | null> {
    if (this.#folder === undefined) return null;
    return await readFile(join(this.#folder, SWITCHES)).catch(() => null);
  }

  async writeSwitches(bytes: Buffer): Promise<void> {
    await this.#replace(SWITCHES, bytes);
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
