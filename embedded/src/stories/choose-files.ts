import { referencesIn } from './content-value.ts';
import { uuidOfStory } from './story-record.ts';
import { isBroken, type Problem, type Severity } from './problem.ts';
import type { StoryFile, StoryFileContent } from './story-file.ts';

/** Which version of a file is delivered, and what is wrong with its newest one. */
export interface ChosenFile {
  readonly file: string;
  readonly content: StoryFileContent | undefined;
  /** The last version that had no problem. */
  readonly clean: StoryFileContent | undefined;
  readonly problems: readonly Problem[];
  /** True when the newest version is broken and an older one is delivered in its place. */
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

function missingReferences(file: StoryFile, known: ReadonlySet<string>): Problem[] {
  if (!file.content || file.content.kind === 'datasource') return [];
  const missing = [...referencesIn(file.content.content)].filter(({ slug }) => !known.has(slug));
  return missing.map(({ slug, line }) =>
    complaint(file, line, 'missing', `there is no story "${slug}"`),
  );
}

/** Two files must not claim one uuid: the second one by path is refused. */
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
 * Decides for every file whether its newest version or an earlier one is delivered. A file that
 * only points to what is missing is delivered when it never had a version without problems.
 */
export function chooseFiles(
  files: readonly StoryFile[],
  before: ReadonlyMap<string, ChosenFile>,
): readonly ChosenFile[] {
  const candidates = files.map(({ file, content }) => content ?? before.get(file)?.content);
  const stories = candidates.filter((content) => content && content.kind !== 'datasource');
  const known = new Set(stories.flatMap((content) => content?.slug ?? []));
  const claims = uuidClaims(files);
  return files.map((file) => {
    const claim = claims.get(file);
    const found = [...missingReferences(file, known), ...(claim ? [claim] : [])];
    return choose(file, found, before.get(file.file));
  });
}
