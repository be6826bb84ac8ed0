import { findReferences } from './content-value.ts';
import { getStoryUuid } from './story-record.ts';
import { isBlockingProblem, type Problem, type Severity } from './problem.ts';
import type { StoryFile, StoryFileContent } from './story-file.ts';

/** The delivered version of a file, and the problems of its newest version. */
export interface ChosenFile {
  readonly file: string;
  readonly content: StoryFileContent | undefined;
  /** Content of the last version that has neither errors nor missing references. */
  readonly lastGoodContent: StoryFileContent | undefined;
  readonly problems: readonly Problem[];
  /** Whether the newest version is broken and an older one is delivered. */
  readonly ignoredOlderFiles: boolean;
}

function createProblem(
  { file }: StoryFile,
  line: number,
  severity: Severity,
  message: string,
): Problem {
  return { file, line, severity, message };
}

/** Component names of the stories that references may target, by slug. */
type KnownStories = ReadonlyMap<string, string>;

function findWrongReferences(file: StoryFile, known: KnownStories): Problem[] {
  if (!file.content || !('content' in file.content)) return [];
  return [...findReferences(file.content.content)].flatMap(({ slug, line, expected }) => {
    const component = known.get(slug);
    if (component === undefined) {
      return createProblem(file, line, 'missing', `there is no story "${slug}"`);
    }
    if (!expected || expected.includes(component)) return [];
    const message = `"${slug}" is ${component}, expected ${expected.join(' or ')}`;
    return createProblem(file, line, 'warning', message);
  });
}

/** Reports each file whose uuid already belongs to a file that is earlier in `files`. */
function findUuidConflicts(files: readonly StoryFile[]): Map<StoryFile, Problem> {
  const owners = new Map<string, StoryFile>();
  const problems = new Map<StoryFile, Problem>();
  for (const file of files) {
    if (file.content?.kind !== 'story') continue;
    const uuid = getStoryUuid(file.content);
    const owner = owners.get(uuid);
    if (owner)
      problems.set(file, createProblem(file, 1, 'error', `uuid already belongs to ${owner.file}`));
    else owners.set(uuid, file);
  }
  return problems;
}

function chooseVersion(
  file: StoryFile,
  found: readonly Problem[],
  before: ChosenFile | undefined,
): ChosenFile {
  const problems = [...file.problems, ...found];
  const lastGoodContent =
    file.content && !problems.some(isBlockingProblem) ? file.content : before?.lastGoodContent;
  const contentWithOwnUuid = found.every(({ severity }) => severity !== 'error')
    ? file.content
    : undefined;
  const content = file.content
    ? (lastGoodContent ?? contentWithOwnUuid ?? before?.content)
    : before?.content;
  const ignoredOlderFiles = content !== undefined && content !== file.content;
  return { file: file.file, content, lastGoodContent, problems, ignoredOlderFiles };
}

/**
 * Decides for every file whether its newest or an earlier version is delivered. A file that never
 * had a good version is delivered if missing references are its only problem.
 */
export function chooseFiles(
  files: readonly StoryFile[],
  before: ReadonlyMap<string, ChosenFile>,
): readonly ChosenFile[] {
  const candidates = files.map(({ file, content }) => content ?? before.get(file)?.content);
  const stories = candidates.flatMap((found) => (found && 'content' in found ? found : []));
  const known = new Map(stories.map(({ slug, content }) => [slug, String(content['component'])]));
  const uuidConflicts = findUuidConflicts(files);
  return files.map((file) => {
    const uuidConflict = uuidConflicts.get(file);
    const found = [...findWrongReferences(file, known), ...(uuidConflict ? [uuidConflict] : [])];
    return chooseVersion(file, found, before.get(file.file));
  });
}
