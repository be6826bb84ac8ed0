import type { Severity } from '#stories/problem.ts';
import type { LocalSpace } from './local-space.ts';

/**
 * Prints all problems of the local files with file and line: unreadable files, broken references,
 * missing values, values that a component does not allow, and advice about pictures.
 *
 * @returns number of problems; advice does not count
 */
export function checkContent(
  { space, problems }: Pick<LocalSpace, 'space' | 'problems'>,
  printLine: (line: string) => void,
): number {
  for (const { file, line, severity, message, isHidden } of problems) {
    const visibilityNote = isHidden ? ' (not shown until corrected)' : '';
    printLine(`${file}:${line}: ${SEVERITY_PREFIXES[severity] ?? ''}${message}${visibilityNote}`);
  }
  const problemCount = problems.filter(({ severity }) => severity !== 'advice').length;
  const scheduledStories = space.stories.filter(
    ({ publishedAt }) => Date.parse(publishedAt ?? '') > Date.now(),
  );
  for (const { fullSlug, publishedAt } of scheduledStories)
    printLine(`${fullSlug}: goes live at ${publishedAt}`);
  printLine(
    `${space.stories.length} stories, ${space.components.length} components, ${problemCount} problems`,
  );
  return problemCount;
}

const SEVERITY_PREFIXES: Partial<Record<Severity, string>> = {
  warning: 'note: ',
  advice: 'advice: ',
};
