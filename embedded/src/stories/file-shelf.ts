import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Components } from './components/component.ts';
import type { ConversionSetting } from './content/conversion.ts';
import { withMoveHints } from './moved-files.ts';
import { readStoryFile } from './read-story-file.ts';
import { scanFolder, type FolderScan } from './scan-folder.ts';
import type { StoryFile } from './story-file.ts';
import { parseStoryPath, type StoryPath } from './story-path.ts';

interface ShelvedFile {
  readonly mark: string;
  readonly text: string | undefined;
  readonly read: StoryFile;
}

const MAX_BYTES = 2 * 1024 * 1024;

/** What a content folder is read with; it brings its components itself. */
export type ShelfSetting = Omit<ConversionSetting, 'components'>;

/** Keeps every file of the content folder as read last, and reads again only what changed. */
export class FileShelf {
  readonly #folder: string;
  readonly #setting: ShelfSetting;
  #components: Components = new Map();
  #filesRevision = 0;
  #files: ReadonlyMap<string, ShelvedFile> = new Map();

  constructor(folder: string, setting: ShelfSetting) {
    this.#folder = folder;
    this.#setting = setting;
  }

  get files(): readonly StoryFile[] {
    return [...this.#files.values()].map(({ read }) => read);
  }

  /** Looks at the folder again. True when anything reads differently than before. */
  async refresh(): Promise<boolean> {
    const scan = await scanFolder(this.#folder);
    const paths = [...scan.keys()].toSorted();
    const isComponent = (path: string) => parseStoryPath(path).kind === 'component';
    const files = await this.#takeAll(paths.filter(isComponent), scan);
    this.#useComponents(files);
    const stories = await this.#takeAll(
      paths.filter((path) => !isComponent(path)),
      scan,
    );
    for (const [path, shelved] of stories) files.set(path, shelved);
    const changed =
      files.size !== this.#files.size ||
      [...files].some(([path, { read }]) => this.#files.get(path)?.read !== read);
    this.#files = withMoveHints(this.#files, files);
    return changed;
  }

  async #takeAll(paths: readonly string[], scan: FolderScan): Promise<Map<string, ShelvedFile>> {
    const files = new Map<string, ShelvedFile>();
    for (const path of paths) {
      const shelved = await this.#take(path, scan);
      if (shelved) files.set(path, shelved);
    }
    return files;
  }

  /** Takes the components that can be read. They or stored files differ: all is read anew. */
  #useComponents(files: ReadonlyMap<string, ShelvedFile>): void {
    const found = [...files.values()].flatMap(({ read }) => {
      return read.content?.kind === 'component' ? read.content.component : [];
    });
    const known = [...this.#components.values()];
    const { revision } = this.#setting.files;
    const sameFiles = revision === this.#filesRevision;
    const same = found.length === known.length && found.every((one, at) => one === known[at]);
    if (same && sameFiles) return;
    this.#filesRevision = revision;
    this.#components = new Map(found.map((component) => [component.name, component]));
    this.#files = new Map([...this.#files].filter(([path]) => files.has(path)));
  }

  async #take(path: string, scan: FolderScan): Promise<ShelvedFile | undefined> {
    const storyPath = parseStoryPath(path);
    if (storyPath.kind === 'ignored') return undefined;
    const mark = scan.get(path) ?? '';
    const known = this.#files.get(path);
    if (known?.mark === mark) return known;
    const text = await this.#text(path);
    if (known && known.text === text) return { ...known, mark };
    if (text === undefined) return { mark, text, read: unreadable(path) };
    return { mark, text, read: this.#read(path, storyPath, text) };
  }

  #read(path: string, storyPath: StoryPath, text: string): StoryFile {
    const setting = { ...this.#setting, components: this.#components };
    return readStoryFile(path, storyPath, text, setting);
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

function unreadable(file: string): StoryFile {
  const message = 'cannot be read: no access, no UTF-8 or larger than 2 MB';
  return { file, content: undefined, problems: [{ file, line: 1, severity: 'error', message }] };
}
