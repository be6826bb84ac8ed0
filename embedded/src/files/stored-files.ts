import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureSize } from '#images/asset-path.ts';
import { scanFolder } from '#stories/scan-folder.ts';
import { fileNamePattern } from './file-name.ts';

/** A film, subtitle file, document or picture in `_assets`. */
export interface StoredFile {
  readonly name: string;
  /** Text that changes when the file changes. */
  readonly versionTag: string;
  /** Size in pixels; undefined for files that the image service cannot process. */
  readonly size: PictureSize | undefined;
}

/** Name of the folder in the content folder that contains the stored files. */
const ASSETS_FOLDER_NAME = '_assets';

const RASTER_FILE_PATTERN = /\.(?:jpe?g|png|webp|avif|gif)$/u;

/** The stored files as they were at the last refresh. */
export class StoredFiles {
  readonly folder: string;
  #files: ReadonlyMap<string, StoredFile> = new Map();
  #revision = 0;

  /**
   * @param contentFolder Folder with the stories and `_assets`.
   */
  constructor(contentFolder: string) {
    this.folder = join(contentFolder, ASSETS_FOLDER_NAME);
  }

  /** Number that increases when a file is added, removed or changed. */
  get revision(): number {
    return this.#revision;
  }

  /** Reads the list of files in the folder again. Increases `revision` if a file has changed. */
  async refresh(): Promise<void> {
    const files = new Map<string, StoredFile>();
    for (const [name, versionTag] of await scanFolder(this.folder)) {
      if (!fileNamePattern.test(name)) continue;
      const knownFile = this.#files.get(name);
      files.set(
        name,
        knownFile?.versionTag === versionTag
          ? knownFile
          : await this.#createStoredFile(name, versionTag),
      );
    }
    const areFilesUnchanged = [...files].every(([name, file]) => this.#files.get(name) === file);
    if (!areFilesUnchanged || files.size !== this.#files.size) this.#revision += 1;
    this.#files = files;
  }

  all(): readonly StoredFile[] {
    return [...this.#files.values()];
  }

  get(name: string): StoredFile | undefined {
    return this.#files.get(name);
  }

  /** @throws when the file cannot be read */
  read(name: string): Promise<Buffer> {
    return readFile(join(this.folder, name));
  }

  /**
   * Describes a file. If the size of a picture cannot be read, its size is undefined and the
   * picture is served unchanged.
   */
  async #createStoredFile(name: string, versionTag: string): Promise<StoredFile> {
    if (!RASTER_FILE_PATTERN.test(name)) return { name, versionTag, size: undefined };
    try {
      const { width, height } = await sharp(await this.read(name)).metadata();
      return { name, versionTag, size: { width, height } };
    } catch {
      return { name, versionTag, size: undefined };
    }
  }
}
