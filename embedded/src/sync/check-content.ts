import type { Severity } from '#stories/problem.ts';
import type { LocalSpace } from './local-space.ts';

/**
 * Tells everything that is wrong with the files here, with file and line: what cannot be read, what
 * points to nothing, what the components do not know, do not allow or require, and, as advice, what
 * pictures lack.
 *
 * @returns number of problems; advice is none
 */
export function checkContent({ space, problems }: LocalSpace, say: (line: string) => void): number {
  for (const { file, line, severity, message } of problems) {
    say(`${file}:${line}: ${PREFIX[severity] ?? ''}${message}`);
  }
  const wrong = problems.filter(({ severity }) => severity !== 'advice').length;
  const later = space.stories.filter(
    ({ publishedAt }) => Date.parse(publishedAt ?? '') > Date.now(),
  );
  for (const { fullSlug, publishedAt } of later) say(`${fullSlug}: goes live at ${publishedAt}`);
  say(`${space.stories.length} stories, ${space.components.length} components, ${wrong} problems`);
  return wrong;
}

const PREFIX: Partial<Record<Severity, string>> = { warning: 'note: ', advice: 'advice: ' };
