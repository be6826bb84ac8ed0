import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentError, notFound } from '#content/content-error.ts';
import { filePath } from '#files/file-address.ts';
import { storedName } from '#files/file-name.ts';
import type { StoredFile } from '#files/stored-files.ts';
import { ASSET_HOST } from '#images/asset-address.ts';
import { idFromName } from '#stories/identity.ts';
import type { AssetNotes } from './asset-body.schema.ts';
import { AssetNotebook } from './asset-notes.ts';
import { inTurn, type ManagedSpace } from './managed-space.ts';
import { refused } from './read-request.ts';
import { Uploads } from './uploads.ts';

const assetId = (name: string): number => idFromName(`file:${name}`);

/** The stored files of a space, as the management API changes them. */
export class ManagedAssets {
  readonly uploads: Uploads;
  readonly #managed: ManagedSpace;
  readonly #notebook: AssetNotebook;
  readonly #turn = inTurn();
  /** Names that were signed, by id. */
  readonly #signed = new Map<number, string>();

  constructor(managed: ManagedSpace) {
    this.#managed = managed;
    this.#notebook = new AssetNotebook(managed.files.folder);
    this.uploads = new Uploads(managed.token);
  }

  get all(): readonly StoredFile[] {
    return this.#managed.files.all();
  }

  async told({ name, size, mark }: StoredFile): Promise<object> {
    return {
      id: assetId(name),
      filename: `${ASSET_HOST}${filePath(this.#managed.setting.spaceId, name, size)}`,
      short_filename: name,
      content_length: Number(mark.split(':')[1]),
      ...(await this.#notebook.of(name)),
    };
  }

  /** @throws {ContentError} 404 */
  one(id: number): StoredFile {
    const file = this.all.find(({ name }) => assetId(name) === id);
    if (!file) throw notFound();
    return file;
  }

  /**
   * First step of an upload: what the client has to send along with the file.
   * @throws {ContentError} 422 for a name without an ending
   */
  sign(filename: string): object {
    const name = storedName(filename);
    if (name === undefined) throw refused({ filename: ['needs an ending'] });
    const id = assetId(name);
    this.#signed.set(id, name);
    const fields = this.uploads.sign(this.#key(name), 'application/octet-stream');
    return { id, pretty_url: name, public_url: name, fields };
  }

  /** Last step: what was sent becomes the file. @throws {ContentError} 422 when nothing was */
  finish(id: number): Promise<object> {
    return this.#turn(async () => {
      const name = this.#signed.get(id) ?? '';
      const bytes = this.uploads.take(this.#key(name));
      if (!bytes) throw new ContentError(422, { error: 'Nothing was sent' });
      const { files } = this.#managed;
      await mkdir(files.folder, { recursive: true });
      await writeFile(join(files.folder, `${name}~`), bytes);
      await rename(join(files.folder, `${name}~`), join(files.folder, name));
      await this.#managed.refresh();
      return { asset: await this.told(this.one(id)) };
    });
  }

  note(id: number, notes: AssetNotes): Promise<void> {
    const { name } = this.one(id);
    return this.#turn(() => this.#notebook.set(name, notes));
  }

  delete(id: number): Promise<object> {
    return this.#turn(async () => {
      const file = this.one(id);
      const asset = await this.told(file);
      await rm(join(this.#managed.files.folder, file.name), { force: true });
      await this.#notebook.set(file.name, undefined);
      await this.#managed.refresh();
      return { asset };
    });
  }

  #key(name: string): string {
    return `${this.#managed.setting.spaceId}/${name}`;
  }
}
