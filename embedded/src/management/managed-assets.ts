import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentError, createNotFoundError } from '#content/content-error.ts';
import { getFilePath } from '#files/file-path.ts';
import { toStoredName } from '#files/file-name.ts';
import type { StoredFile } from '#files/stored-files.ts';
import { ASSET_HOST } from '#images/asset-path.ts';
import { createIdFromName } from '#stories/identity.ts';
import type { AssetMetadata } from './asset-body.schema.ts';
import { AssetMetadataFile } from './asset-metadata-file.ts';
import { createSerialQueue, type ManagedSpace } from './managed-space.ts';
import { createRejectionError } from './read-request.ts';
import { Uploads } from './uploads.ts';

const getAssetId = (name: string): number => createIdFromName(`file:${name}`);

/** Reads and changes the stored files of a space for the management API. */
export class ManagedAssets {
  readonly uploads: Uploads;
  readonly managedSpace: ManagedSpace;
  readonly #metadata: AssetMetadataFile;
  readonly #runInOrder = createSerialQueue();
  /** Names, by asset id, of the files for which an upload was signed. */
  readonly #signedFileNames = new Map<number, string>();

  constructor(managedSpace: ManagedSpace) {
    this.managedSpace = managedSpace;
    this.#metadata = new AssetMetadataFile(managedSpace.files.folder);
    this.uploads = new Uploads(managedSpace.token);
  }

  get all(): readonly StoredFile[] {
    return this.managedSpace.files.all();
  }

  async buildManagedAsset({ name, size, versionTag: mark }: StoredFile): Promise<object> {
    return {
      id: getAssetId(name),
      filename: `${ASSET_HOST}${getFilePath(this.managedSpace.settings.spaceId, name, size)}`,
      short_filename: name,
      content_length: Number(mark.split(':')[1]),
      ...(await this.#metadata.get(name)),
    };
  }

  /** @throws {ContentError} 404 for an unknown asset id */
  get(id: number): StoredFile {
    const file = this.all.find(({ name }) => getAssetId(name) === id);
    if (!file) throw createNotFoundError();
    return file;
  }

  /**
   * Starts an upload. Returns the form fields that the client must send together with the file.
   *
   * @throws {ContentError} 422 for a name without extension
   */
  startUpload(filename: string): object {
    const name = toStoredName(filename);
    if (name === undefined) throw createRejectionError({ filename: ['needs an ending'] });
    const id = getAssetId(name);
    this.#signedFileNames.set(id, name);
    const fields = this.uploads.createSignedFields(
      this.#getUploadKey(name),
      'application/octet-stream',
    );
    return { id, pretty_url: name, public_url: name, fields };
  }

  /**
   * Completes an upload: stores the uploaded bytes as a file.
   *
   * @throws {ContentError} 422 when nothing was uploaded
   */
  completeUpload(id: number): Promise<object> {
    return this.#runInOrder(async () => {
      const name = this.#signedFileNames.get(id) ?? '';
      const bytes = this.uploads.removeUpload(this.#getUploadKey(name));
      if (!bytes) throw new ContentError(422, { error: 'Nothing was sent' });
      const { files } = this.managedSpace;
      await mkdir(files.folder, { recursive: true });
      await writeFile(join(files.folder, `${name}~`), bytes);
      await rename(join(files.folder, `${name}~`), join(files.folder, name));
      await this.managedSpace.refresh();
      return { asset: await this.buildManagedAsset(this.get(id)) };
    });
  }

  changeMetadata(id: number, notes: AssetMetadata): Promise<void> {
    const { name } = this.get(id);
    return this.#runInOrder(() => this.#metadata.set(name, notes));
  }

  delete(id: number): Promise<object> {
    return this.#runInOrder(async () => {
      const file = this.get(id);
      const asset = await this.buildManagedAsset(file);
      await rm(join(this.managedSpace.files.folder, file.name), { force: true });
      await this.#metadata.set(file.name, undefined);
      await this.managedSpace.refresh();
      return { asset };
    });
  }

  #getUploadKey(name: string): string {
    return `${this.managedSpace.settings.spaceId}/${name}`;
  }
}
