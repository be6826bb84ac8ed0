import { findReferences } from './content-value.ts';
import { getStoryUuid } from './story-record.ts';
import { isBlockingProblem, type Problem, type Severity } from './problem.ts';
import type { StoryFile, StoryFileContent } from './story-file.ts';

/** The content that is delivered for a file, and the problems of the newest version of the file. */
export interface ChosenFile {
  readonly file: string;
  readonly content: StoryFileContent | undefined;
  /** Content of the newest version that has neither errors nor missing references. */
  readonly lastGoodContent: StoryFileContent | undefined;
  readonly problems: readonly Problem[];
  /** Whether an older version is delivered because of problems in the newest version. */
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

/** Component name of each story to which a reference may point, by slug. */
type ComponentNameBySlug = ReadonlyMap<string, string>;

function findWrongReferences(file: StoryFile, componentBySlug: ComponentNameBySlug): Problem[] {
  if (!file.content || !('content' in file.content)) return [];
  return [...findReferences(file.content.content)].flatMap(({ slug, line, expected }) => {
    const component = componentBySlug.get(slug);
    if (component === undefined) {
      return createProblem(file, line, 'missing', `there is no story "${slug}"`);
    }
    if (!expected || expected.includes(component)) return [];
    const message = `"${slug}" is ${component}, expected ${expected.join(' or ')}`;
    return createProblem(file, line, 'warning', message);
  });
}

/** Reports redirects whose path belongs to a published story. Such redirects have no effect. */
function findUnusedRedirects(file: StoryFile, publishedSlugs: ReadonlySet<string>): Problem[] {
  const unusedRedirects = (file.redirects ?? []).filter(({ path }) => publishedSlugs.has(path));
  return unusedRedirects.map(({ path, line }) =>
    createProblem(file, line, 'warning', `"/${path}" is a published story: the redirect is unused`),
  );
}

/** Reports each file that has the same uuid as an earlier file in `files`. */
function findUuidConflicts(files: readonly StoryFile[]): Map<StoryFile, Problem> {
  const firstFileByUuid = new Map<string, StoryFile>();
  const problems = new Map<StoryFile, Problem>();
  for (const file of files) {
    if (file.content?.kind !== 'story') continue;
    const uuid = getStoryUuid(file.content);
    const owner = firstFileByUuid.get(uuid);
    if (owner)
      problems.set(file, createProblem(file, 1, 'error', `uuid already belongs to ${owner.file}`));
    else firstFileByUuid.set(uuid, file);
  }
  return problems;
}

function chooseDeliveredContent(
  file: StoryFile,
  foundProblems: readonly Problem[],
  before: ChosenFile | undefined,
): ChosenFile {
  const problems = [...file.problems, ...foundProblems];
  const lastGoodContent =
    file.content && !problems.some(isBlockingProblem) ? file.content : before?.lastGoodContent;
  const contentWithOwnUuid = foundProblems.every(({ severity }) => severity !== 'error')
    ? file.content
    : undefined;
  const content = file.content
    ? (lastGoodContent ?? contentWithOwnUuid ?? before?.content)
    : before?.content;
  const ignoredOlderFiles = content !== undefined && content !== file.content;
  return { file: file.file, content, lastGoodContent, problems, ignoredOlderFiles };
}

/**
 * Decides for each file which version is delivered: the newest or an earlier one. If a file never
 * had a good version, it is delivered only if missing references are its only problem.
 */
export function chooseFiles(
  files: readonly StoryFile[],
  before: ReadonlyMap<string, ChosenFile>,
): readonly ChosenFile[] {
  const candidates = files.map(({ file, content }) => content ?? before.get(file)?.content);
  const stories = candidates.flatMap((found) => (found && 'content' in found ? found : []));
  const componentBySlug = new Map(
    stories.map(({ slug, content }) => [slug, String(content['component'])]),
  );
  const publishedSlugs = new Set(
    stories.flatMap((story) => (story.kind === 'story' && story.head.published ? story.slug : [])),
  );
  const uuidConflicts = findUuidConflicts(files);
  return files.map((file) => {
    const uuidConflict = uuidConflicts.get(file);
    const foundProblems = [
      ...findWrongReferences(file, componentBySlug),
      ...findUnusedRedirects(file, publishedSlugs),
      ...(uuidConflict ? [uuidConflict] : []),
    ];
    return chooseDeliveredContent(file, foundProblems, before.get(file.file));
  });
}
