import { referencesIn } from './content-value.ts';
import { uuidOfStory } from './story-record.ts';
import { isBroken, type Problem, type Severity } from './problem.ts';
import type { StoryFile, StoryFileContent } from './story-file.ts';

/** The delivered version of a file, and the problems of its newest version. */
export interface ChosenFile {
  readonly file: string;
  readonly content: StoryFileContent | undefined;
  /** The last version without problems. */
  readonly clean: StoryFileContent | undefined;
  readonly problems: readonly Problem[];
  /** Whether the newest version is broken and an older one is delivered. */
  readonly keptOlder: boolean;
}

function complaint(
  { file }: StoryFile,
  line: number,
  severity: Severity,
  message: string,
): Problem {
  return { file, line, severity, message };
}

/** Stories that references may target, with their components. */
type KnownStories = ReadonlyMap<string, string>;

function wrongReferences(file: StoryFile, known: KnownStories): Problem[] {
  if (!file.content || !('content' in file.content)) return [];
  return [...referencesIn(file.content.content)].flatMap(({ slug, line, expected }) => {
    const component = known.get(slug);
    if (component === undefined) {
      return complaint(file, line, 'missing', `there is no story "${slug}"`);
    }
    if (!expected || expected.includes(component)) return [];
    const message = `"${slug}" is ${component}, expected ${expected.join(' or ')}`;
    return complaint(file, line, 'warning', message);
  });
}

/** Two files must not have the same uuid: the second one by path is rejected. */
function uuidClaims(files: readonly StoryFile[]): Map<StoryFile, Problem> {
  const owners = new Map<string, StoryFile>();
  const problems = new Map<StoryFile, Problem>();
  for (const file of files) {
    if (file.content?.kind !== 'story') continue;
    const uuid = uuidOfStory(file.content);
    const owner = owners.get(uuid);
    if (owner)
      problems.set(file, complaint(file, 1, 'error', `uuid already belongs to ${owner.file}`));
    else owners.set(uuid, file);
  }
  return problems;
}

function choose(
  file: StoryFile,
  found: readonly Problem[],
  before: ChosenFile | undefined,
): ChosenFile {
  const problems = [...file.problems, ...found];
  const clean = file.content && !problems.some(isBroken) ? file.content : before?.clean;
  const unclaimed = found.every(({ severity }) => severity !== 'error') ? file.content : undefined;
  const content = file.content ? (clean ?? unclaimed ?? before?.content) : before?.content;
  const keptOlder = content !== undefined && content !== file.content;
  return { file: file.file, content, clean, problems, keptOlder };
}

/**
 * Decides for every file whether its newest version or an earlier one is delivered. A file whose
 * only problem is missing references is delivered if it never had a version without problems.
 */
export function chooseFiles(
  files: readonly StoryFile[],
  before: ReadonlyMap<string, ChosenFile>,
): readonly ChosenFile[] {
  const candidates = files.map(({ file, content }) => content ?? before.get(file)?.content);
  const stories = candidates.flatMap((found) => (found && 'content' in found ? found : []));
  const known = new Map(stories.map(({ slug, content }) => [slug, String(content['component'])]));
  const claims = uuidClaims(files);
  return files.map((file) => {
    const claim = claims.get(file);
    const found = [...wrongReferences(file, known), ...(claim ? [claim] : [])];
    return choose(file, found, before.get(file.file));
  });
}
