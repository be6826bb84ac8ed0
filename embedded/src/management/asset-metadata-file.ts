import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetMetadataFileSchema, type AssetMetadata } from './asset-body.schema.ts';

/** Reads and writes `_about.json`, the file with the metadata of the stored files in its folder. */
export class AssetMetadataFile {
  readonly #folder: string;
  #notes: Record<string, AssetMetadata> | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async get(name: string): Promise<AssetMetadata> {
    return (await this.#all())[name] ?? {};
  }

  async set(name: string, notes: AssetMetadata | undefined): Promise<void> {
    const { [name]: before, ...others } = await this.#all();
    this.#notes = notes ? { ...others, [name]: { ...before, ...notes } } : others;
    await mkdir(this.#folder, { recursive: true });
    const file = join(this.#folder, '_about.json');
    await writeFile(`${file}~`, `${JSON.stringify(this.#notes, null, 2)}\n`);
    await rename(`${file}~`, file);
  }

  async #all(): Promise<Record<string, AssetMetadata>> {
    this.#notes ??= await this.#read();
    return this.#notes;
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
