import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assetNotesFileSchema, type AssetNotes } from './asset-body.schema.ts';

/** What was said about stored files, beside them in `_about.json`. */
export class AssetNotebook {
  readonly #folder: string;
  #notes: Record<string, AssetNotes> | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async of(name: string): Promise<AssetNotes> {
    return (await this.#all())[name] ?? {};
  }

  async set(name: string, notes: AssetNotes | undefined): Promise<void> {
    const { [name]: before, ...others } = await this.#all();
    this.#notes = notes ? { ...others, [name]: { ...before, ...notes } } : others;
    await mkdir(this.#folder, { recursive: true });
    const file = join(this.#folder, '_about.json');
    await writeFile(`${file}~`, `${JSON.stringify(this.#notes, null, 2)}\n`);
    await rename(`${file}~`, file);
  }

  async #all(): Promise<Record<string, AssetNotes>> {
    this.#notes ??= await this.#read();
    return this.#notes;
  }

  async #read(): Promise<Record<string, AssetNotes>> {
    try {
      const text = await readFile(join(this.#folder, '_about.json'), 'utf8');
      return assetNotesFileSchema.parse(JSON.parse(text));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
      throw error;
    }
  }
}
