import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetMetadataFileSchema, type AssetMetadata } from './asset-body.schema.ts';

/**
 * Reads and writes `_about.json`. This file contains the metadata of all stored files in the same
 * folder.
 */
export class AssetMetadataFile {
  readonly #folder: string;
  #metadataByName: Record<string, AssetMetadata> | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async get(name: string): Promise<AssetMetadata> {
    return (await this.#loadAll())[name] ?? {};
  }

  async set(name: string, metadataByName: AssetMetadata | undefined): Promise<void> {
    const { [name]: before, ...others } = await this.#loadAll();
    this.#metadataByName = metadataByName
      ? { ...others, [name]: { ...before, ...metadataByName } }
      : others;
    await mkdir(this.#folder, { recursive: true });
    const file = join(this.#folder, '_about.json');
    await writeFile(`${file}~`, `${JSON.stringify(this.#metadataByName, null, 2)}\n`);
    await rename(`${file}~`, file);
  }

  async #loadAll(): Promise<Record<string, AssetMetadata>> {
    this.#metadataByName ??= await this.#read();
    return this.#metadataByName;
  }

  async #read(): Promise<Record<string, AssetMetadata>> {
    try {
      const text = await readFile(join(this.#folder, '_about.json'), 'utf8');
      return assetMetadataFileSchema.parse(JSON.parse(text));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
      throw error;
    }
  }
}
