import { getStoryUuid } from './story-record.ts';
import type { StoryFile } from './story-file.ts';

/** A cached file that was parsed, with its text. */
interface FileWithText {
  readonly text: string | undefined;
  readonly read: StoryFile;
}

/**
 * Adds a warning to each new file that has the text of a deleted file and so was probably moved. If
 * a story has no `uuid:`, its slug identifies it: a moved file is then a new story, and the
 * response for the old slug has status 410. The keys of both maps are paths.
 */
export function addMoveHints<File extends FileWithText>(
  before: ReadonlyMap<string, File>,
  after: ReadonlyMap<string, File>,
): Map<string, File> {
  const deletedFileByText = new Map<string, StoryFile>();
  for (const [path, { text, read: storyFile }] of before) {
    if (text !== undefined && !after.has(path)) deletedFileByText.set(text, storyFile);
  }
  return new Map(
    [...after].map(([path, file]) => {
      const deletedFile = before.has(path) ? undefined : deletedFileByText.get(file.text ?? '');
      return [path, deletedFile ? { ...file, read: addMoveHint(file.read, deletedFile) } : file];
    }),
  );
}

function addMoveHint(storyFile: StoryFile, deletedFile: StoryFile): StoryFile {
  const { content } = deletedFile;
  if (content?.kind !== 'story' || content.head.uuid !== undefined) return storyFile;
  const message =
    `has the text of the deleted file ${deletedFile.file}. If it was moved, add "uuid: ${getStoryUuid(content)}": ` +
    'its old address and existing references then lead here';
  const problem = { file: storyFile.file, line: 1, severity: 'warning', message } as const;
  return { ...storyFile, problems: [...storyFile.problems, problem] };
}
