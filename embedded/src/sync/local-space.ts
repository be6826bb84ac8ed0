import { StoredFiles } from '#files/stored-files.ts';
import { getFilePath } from '#files/file-path.ts';
import { getAssetPath } from '#images/asset-path.ts';
import { createRenderedPictures } from '#images/rendered-pictures.ts';
import { rasterise } from '#images/render/rasterise.ts';
import type { Space, StoryRecord } from '#stories/space.ts';
import { StoryStore, type ReportedProblem } from '#stories/story-store.ts';

export interface LocalSpaceOptions {
  readonly folder: string;
  readonly spaceId: string;
}

/** The content of this project: stories, components, data sources and files. */
export class LocalSpace {
  readonly folder: string;
  readonly spaceId: string;
  readonly files: StoredFiles;
  readonly #pictures = createRenderedPictures();
  readonly #store: StoryStore;

  private constructor(
    { folder, spaceId }: LocalSpaceOptions,
    files: StoredFiles,
    store: StoryStore,
  ) {
    this.folder = folder;
    this.spaceId = spaceId;
    this.files = files;
    this.#store = store;
  }

  static async open(options: LocalSpaceOptions): Promise<LocalSpace> {
    const files = new StoredFiles(options.folder);
    await files.refresh();
    const { spaceId, folder } = options;
    const pictures = createRenderedPictures();
    const store = await StoryStore.open(folder, { spaceId, pictures, files });
    return new LocalSpace(options, files, store);
  }

  get space(): Space {
    return this.#store.space;
  }

  get problems(): readonly ReportedProblem[] {
    return this.#store.problems;
  }

  /** Reads the content folder again after files were written. */
  async refresh(): Promise<void> {
    await this.files.refresh();
    await this.#store.refresh();
  }

  /**
   * Returns the story with the given full slug; the slash at the end of a start page's slug is
   * optional.
   */
  findStory(fullSlug: string): StoryRecord | undefined {
    const slugWithoutSlash = fullSlug.replace(/\/$/u, '');
    const { storyByFullSlug: byFullSlug } = this.#store.space;
    return byFullSlug.get(slugWithoutSlash) ?? byFullSlug.get(`${slugWithoutSlash}/`);
  }

  /** Returns the URL path of a drawn picture or stored file; undefined if no file has the name. */
  getAssetPath(fileName: string): string | undefined {
    const file = this.files.get(fileName);
    if (file) return getFilePath(this.spaceId, file.name, file.size);
    const drawnName = fileName.endsWith('.jpg') ? fileName.slice(0, -4) : '';
    const size = this.#pictures.getSize(drawnName);
    return size && getAssetPath(this.spaceId, size, drawnName);
  }

  /** Returns whether the file is a picture that this project draws. */
  isDrawn(fileName: string): boolean {
    return this.files.get(fileName) === undefined && this.getAssetPath(fileName) !== undefined;
  }

  /** Returns the content of a picture or file. @throws if no file has the name */
  async readBytes(fileName: string): Promise<Buffer> {
    if (this.files.get(fileName)) return this.files.read(fileName);
    const name = fileName.replace(/\.jpg$/u, '');
    const [size, svg] = [this.#pictures.getSize(name), this.#pictures.draw(name)];
    if (!size || svg === undefined) throw new Error(`there is no asset ${fileName}`);
    return rasterise(svg, size);
  }
}
