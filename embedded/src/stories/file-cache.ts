import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Components } from './components/component.ts';
import type { ConversionOptions } from './content/conversion.ts';
import { addMoveHints } from './add-move-hints.ts';
import { readStoryFile } from './read-story-file.ts';
import { scanFolder, type FolderScan } from './scan-folder.ts';
import type { StoryFile } from './story-file.ts';
import { parseStoryPath, type ParsedStoryPath } from './story-path.ts';

interface CachedFile {
  readonly fingerprint: string;
  readonly text: string | undefined;
  readonly read: StoryFile;
}

const MAX_BYTES = 2 * 1024 * 1024;

/**
 * Data that is needed to read a content folder. The components are not part of it, because the
 * cache reads them from the folder.
 */
export type FileCacheOptions = Omit<ConversionOptions, 'components'>;

/** Caches the parsed files of a content folder and reads only changed files again. */
export class FileCache {
  readonly #folder: string;
  readonly #options: FileCacheOptions;
  #components: Components = new Map();
  #storedFilesRevision = 0;
  #files: ReadonlyMap<string, CachedFile> = new Map();

  constructor(folder: string, options: FileCacheOptions) {
    this.#folder = folder;
    this.#options = options;
  }

  get files(): readonly StoryFile[] {
    return [...this.#files.values()].map(({ read }) => read);
  }

  /** Looks for changed files and parses them again. @returns whether any parsed file has changed */
  async refresh(): Promise<boolean> {
    const folderScan = await scanFolder(this.#folder);
    const paths = [...folderScan.keys()].toSorted();
    const isComponentPath = (path: string) => parseStoryPath(path).kind === 'component';
    const files = await this.#readAll(paths.filter(isComponentPath), folderScan);
    this.updateComponents(files);
    const stories = await this.#readAll(
      paths.filter((path) => !isComponentPath(path)),
      folderScan,
    );
    for (const [path, cached] of stories) files.set(path, cached);
    const hasChanged =
      files.size !== this.#files.size ||
      [...files].some(([path, { read }]) => this.#files.get(path)?.read !== read);
    this.#files = addMoveHints(this.#files, files);
    return hasChanged;
  }

  async #readAll(
    paths: readonly string[],
    folderScan: FolderScan,
  ): Promise<Map<string, CachedFile>> {
    const files = new Map<string, CachedFile>();
    for (const path of paths) {
      const cached = await this.#readUnlessCached(path, folderScan);
      if (cached) files.set(path, cached);
    }
    return files;
  }

  /**
   * Takes the components for the validation from `files`. If components or stored files have
   * changed, removes all files that are not in `files` from the cache, so that they are parsed
   * again.
   */
  updateComponents(files: ReadonlyMap<string, CachedFile>): void {
    const foundComponents = [...files.values()].flatMap(({ read }) => {
      return read.content?.kind === 'component' ? read.content.component : [];
    });
    const known = [...this.#components.values()];
    const { revision } = this.#options.files;
    const hasSameFiles = revision === this.#storedFilesRevision;
    const hasSameComponents =
      foundComponents.length === known.length &&
      foundComponents.every((one, at) => one === known[at]);
    if (hasSameComponents && hasSameFiles) return;
    this.#storedFilesRevision = revision;
    this.#components = new Map(foundComponents.map((component) => [component.name, component]));
    this.#files = new Map([...this.#files].filter(([path]) => files.has(path)));
  }

  async #readUnlessCached(path: string, folderScan: FolderScan): Promise<CachedFile | undefined> {
    const storyPath = parseStoryPath(path);
    if (storyPath.kind === 'ignored') return undefined;
    const fingerprint = folderScan.get(path) ?? '';
    const known = this.#files.get(path);
    if (known?.fingerprint === fingerprint) return known;
    const text = await this.#text(path);
    if (known && known.text === text) return { ...known, fingerprint };
    if (text === undefined) return { fingerprint, text, read: createUnreadableFile(path) };
    return { fingerprint, text, read: this.#read(path, storyPath, text) };
  }

  #read(path: string, storyPath: ParsedStoryPath, text: string): StoryFile {
    const options = { ...this.#options, components: this.#components };
    return readStoryFile(path, storyPath, text, options);
  }

  async #text(path: string): Promise<string | undefined> {
    try {
      const bytes = await readFile(join(this.#folder, path));
      if (bytes.length > MAX_BYTES) return undefined;
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      return undefined;
    }
  }
}

function createUnreadableFile(file: string): StoryFile {
  const message = 'cannot be read: no access, not UTF-8 or larger than 2 MB';
  return { file, content: undefined, problems: [{ file, line: 1, severity: 'error', message }] };
}
