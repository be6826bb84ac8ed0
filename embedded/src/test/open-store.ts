import { StoredFiles } from '#files/stored-files.ts';
import { StoryStore } from '#stories/story-store.ts';
import { createPlainPictures } from './plain-pictures.ts';
import { createTemporaryFolder, type TemporaryFolder } from './temporary-folder.ts';

export interface TestStore {
  readonly folder: TemporaryFolder;
  readonly store: StoryStore;
  readonly files: StoredFiles;
}

/**
 * Returns the text of a story file that is published. `content` is the YAML of its content; `head`
 * contains additional YAML keys.
 */
export function createStoryText(content: string, head = ''): string {
  const lines = content
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
  return `name: Name\npublished: 2026-01-02 09:00\n${head}content:\n${lines}\n`;
}

/** Opens a store with a folder that contains the given files. */
export async function openStore(files: Readonly<Record<string, string>>): Promise<TestStore> {
  const folder = await createTemporaryFolder();
  await folder.write(files);
  const storedFiles = new StoredFiles(folder.path);
  await storedFiles.refresh();
  const options = { spaceId: '100001', pictures: createPlainPictures(), files: storedFiles };
  return { folder, files: storedFiles, store: await StoryStore.open(folder.path, options) };
}
