import { uuidOfStory } from './story-record.ts';
import type { StoryFile } from './story-file.ts';

/** A file with its text, as in the cache. */
interface KnownText {
  readonly text: string | undefined;
  readonly read: StoryFile;
}

/**
 * Adds a warning to story files that were probably moved: their text equals that of a removed file.
 * A story without `uuid:` is identified by its slug, so moving the file creates a new story and the
 * old slug answers 410. Both maps are keyed by path.
 */
export function withMoveHints<File extends KnownText>(
  before: ReadonlyMap<string, File>,
  after: ReadonlyMap<string, File>,
): Map<string, File> {
  const gone = new Map<string, StoryFile>();
  for (const [path, { text, read }] of before) {
    if (text !== undefined && !after.has(path)) gone.set(text, read);
  }
  return new Map(
    [...after].map(([path, file]) => {
      const old = before.has(path) ? undefined : gone.get(file.text ?? '');
      return [path, old ? { ...file, read: withHint(file.read, old) } : file];
    }),
  );
}

function withHint(read: StoryFile, old: StoryFile): StoryFile {
  const { content } = old;
  if (content?.kind !== 'story' || content.head.uuid !== undefined) return read;
  const message =
    `reads like ${old.file}, which is gone. If it moved, write "uuid: ${uuidOfStory(content)}" here: ` +
    'its old address and all that points to it lead here then';
  const problem = { file: read.file, line: 1, severity: 'warning', message } as const;
  return { ...read, problems: [...read.problems, problem] };
}
