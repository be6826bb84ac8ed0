import { resolveReferences, type ContentObject } from '#stories/content-value.ts';
import type { Problem } from '#stories/problem.ts';
import { readStoryFile } from '#stories/read-story-file.ts';
import { parseStoryPath } from '#stories/story-path.ts';
import { createPlainPictures } from './plain-pictures.ts';
import { readShippedComponents } from './shipped-components.ts';

export interface ParsedContent {
  /**
   * Content of the story, with references written as `uuid:<slug>`; undefined if the file has
   * errors.
   */
  readonly content: ContentObject | undefined;
  readonly problems: readonly Pick<Problem, 'line' | 'message'>[];
}

/**
 * Parses the text of a story file. Does not report missing fields, because the stories of tests are
 * short.
 */
export function parseStoryText(text: string, file = 'artikel/heu.yaml'): ParsedContent {
  const options = {
    spaceId: '100001',
    pictures: createPlainPictures(),
    files: { get: () => undefined, revision: 0 },
    components: readShippedComponents(),
  };
  const storyFile = readStoryFile(file, parseStoryPath(file), text, options);
  const problems = storyFile.problems
    .filter(({ message }) => !message.endsWith(' is required'))
    .map(({ line, message }) => ({ line, message }));
  if (!storyFile.content || !('content' in storyFile.content))
    return { content: undefined, problems };
  const content = resolveReferences(
    storyFile.content.content,
    (slug) => `uuid:${slug}`,
  ) as ContentObject;
  return { content, problems };
}

/** Parses the content of a story from an indented template literal. */
export function parseContent(yaml: string): ParsedContent {
  const lines = yaml.replace(/^\n/u, '').trimEnd().split('\n');
  const indentWidth = /^ */u.exec(lines[0] ?? '')?.[0].length ?? 0;
  const body = lines.map((line) => `  ${line.slice(indentWidth)}`).join('\n');
  return parseStoryText(`name: Heu\npublished: 2026-11-05 07:30\ncontent:\n${body}\n`);
}
